import { SendHorizontal, SlidersHorizontal, Square, UserRound, X } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Emma } from '../chat/use-emma.ts';
import { Dialogue } from '../dialogue/dialogue.tsx';
import { HandOverView } from '../hand-over/hand-over-view.tsx';
import { SettingsView } from '../settings/settings-view.tsx';
import './emma.css';
import { MAX_EMMA_TEXT } from '@stellenvisite/contract/assistant/emma';
import { Button } from '../../../../ui/button.tsx';

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

type ComposerProps = { emma: Emma; field: RefObject<HTMLTextAreaElement | null> };

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

/** Enter sends, Shift+Enter begins a new line. What is typed stays when there is no connection. */
function Composer({ emma, field }: ComposerProps) {
  const { t } = useTranslation('emma');
  const [text, setText] = useState('');
  const isOnline = useIsOnline();
  const offlineId = useId();
  const send = () => {
    if (!isOnline || emma.isRunning || text.trim() === '') return;
    emma.ask(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit}>
      <label className="inp">
        <span className="visually-hidden">{t('field.label')}</span>
        <textarea
          ref={field}
          rows={1}
          maxLength={MAX_EMMA_TEXT}
          value={text}
          placeholder={t(emma.messages.length === 0 ? 'field.first' : 'field.next')}
          aria-describedby={isOnline ? undefined : offlineId}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByEnter}
        />
      </label>
      {emma.isRunning ? (
        <Button className="ea-stop" icon={<Square size={14} fill="currentColor" />} onClick={emma.halt}>
          {t('field.stop')}
        </Button>
      ) : (
        <Button
          type="submit"
          className="ea-send"
          aria-disabled={!isOnline || text.trim() === ''}
          title={t('field.send')}
        >
          <SendHorizontal size={20} />
          <span className="visually-hidden">{t('field.send')}</span>
        </Button>
      )}
      {!isOnline && (
        <p id={offlineId} className="ea-offline" role="status">
          {t('field.offline')}
        </p>
      )}
    </form>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
