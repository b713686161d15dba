import { SlidersHorizontal, UserRound, X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Emma } from '../chat/use-emma.ts';
import { Composer } from '../dialogue/composer.tsx';
import { Dialogue } from '../dialogue/dialogue.tsx';
import { HandOverView } from '../hand-over/hand-over-view.tsx';
import { SettingsView } from '../settings/settings-view.tsx';
import './emma.css';

type View = { name: 'dialogue' } | { name: 'settings' } | { name: 'hand-over'; question: string };

type EmmaWindowProps = {
  emma: Emma;
  titleId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Without it there is nothing to close: the page is hers. */
  onClose?: () => void;
};

/** Head, conversation and field; settings and the way to a person stand in place of the conversation. */
export function EmmaWindow({ emma, titleId, field, onClose }: EmmaWindowProps) {
  const { t } = useTranslation('emma');
  const [view, setView] = useState<View>({ name: 'dialogue' });
  const back = () => setView({ name: 'dialogue' });
  const handOver = (question = '') => setView({ name: 'hand-over', question });
  const isSettings = view.name === 'settings';
  return (
    <>
      <Head titleId={titleId}>
        <IconButton
          label={t('settings.open')}
          icon={<SlidersHorizontal size={22} />}
          aria-expanded={isSettings}
          onClick={() => (isSettings ? back() : setView({ name: 'settings' }))}
        />
        {onClose && <IconButton label={t('close')} icon={<X size={24} />} onClick={onClose} />}
      </Head>
      {view.name === 'dialogue' && (
        <>
          <Dialogue emma={emma} onHandOver={handOver} />
          <div className="ea-foot">
            <Composer emma={emma} field={field} />
            <p className="ea-note">
              {t('mayErr')}
              <button type="button" className="link" onClick={() => handOver()}>
                <UserRound size={16} />
                {t('handOver.title')}
              </button>
            </p>
          </div>
        </>
      )}
      {isSettings && <SettingsView emma={emma} onBack={back} />}
      {view.name === 'hand-over' && <HandOverView emma={emma} question={view.question} onBack={back} />}
    </>
  );
}

function Head({ titleId, children }: { titleId: string; children: ReactNode }) {
  const { t } = useTranslation('emma');
  return (
    <div className="ea-head">
      <span className="ea-mono" aria-hidden="true">
        {t('ai')}
      </span>
      <div>
        <h2 id={titleId}>{t('title')}</h2>
        <small>{t('subtitle')}</small>
      </div>
      {children}
    </div>
  );
}
