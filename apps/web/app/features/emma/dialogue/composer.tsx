import { MAX_EMMA_TEXT } from '@stellenvisite/contract/emma';
import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Emma } from '../chat/use-emma.ts';
import { useIsOnline } from './use-is-online.ts';

type ComposerProps = { emma: Emma; field: RefObject<HTMLTextAreaElement | null> };

/** Enter sends, Shift+Enter begins a new line. What is typed stays when there is no connection. */
export function Composer({ emma, field }: ComposerProps) {
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
