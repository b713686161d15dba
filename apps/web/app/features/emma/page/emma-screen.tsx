import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.ts';
import { useEmma } from '../chat/use-emma.ts';
import { EmmaWindow } from '../panel/emma-window.tsx';
import { SettingsSwitches } from '../settings/settings-switches.tsx';
import { useEmmaPlace } from '../shared/use-emma-place.ts';
import { ConversationList } from './conversation-list.tsx';

/** Emma on a page of her own: the person's conversations beside the one that is open. */
export function EmmaScreen() {
  const { t } = useTranslation('emma');
  const { account } = useSession();
  const place = useEmmaPlace();
  const emma = useEmma();
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  if (place === 'unknown') return <div className="ep" aria-busy="true" />;
  if (place === 'off')
    return (
      <section className="ep-off">
        <h2>{t('page.off')}</h2>
        <p>{t('page.offText')}</p>
        <SettingsSwitches />
      </section>
    );
  return (
    <div className="ep">
      {account ? (
        <ConversationList emma={emma} />
      ) : (
        <p className="ep-visitor">
          <b>{t('page.visitor')}</b> {t('settings.visitor')}
        </p>
      )}
      <section className="ea ep-window" aria-labelledby={titleId}>
        <EmmaWindow emma={emma} titleId={titleId} field={field} />
      </section>
    </div>
  );
}
