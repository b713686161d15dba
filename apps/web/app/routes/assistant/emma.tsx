import { useTranslation } from 'react-i18next';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import '../../features/assistant/emma/panel/emma.css';
import { useId, useRef } from 'react';
import { useEmma } from '../../features/assistant/emma/chat/use-emma.ts';
import { ConversationList } from '../../features/assistant/emma/page/conversation-list.tsx';
import { EmmaWindow } from '../../features/assistant/emma/panel/emma-window.tsx';
import { SettingsSwitches } from '../../features/assistant/emma/settings/settings-view.tsx';
import { useEmmaPlace } from '../../features/assistant/emma/shared/use-emma-place.ts';
import { useSession } from '../../session/use-session.ts';
import type { Route } from './+types/emma';

export const handle = { namespaces: ['emma', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'emma');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/emma' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmmaPage() {
  const { t } = useTranslation('emma');
  return (
    <div className="wrap ep-page">
      <header>
        <h1>{t('page.title')}</h1>
        <p>{t('page.lead')}</p>
        <noscript>
          <p className="note">{t('page.needsScript')}</p>
        </noscript>
      </header>
      <EmmaScreen />
    </div>
  );
}

/** Emma on a page of her own: the person's conversations next to the one that is open. */
function EmmaScreen() {
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
