import { formatDate } from '@stellenvisite/contract/format-date';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $publicApi } from '../../../api/public-queries.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { conversationIdOf } from '../chat/emma-chat.ts';
import { textOfMessage } from '../chat/emma-message.ts';
import type { Emma } from '../chat/use-emma.ts';

type HandOverViewProps = { emma: Emma; question: string; onBack: () => void };

/** A question to the support. What was said to Emma goes along only with the tick. */
export function HandOverView({ emma, question, onBack }: HandOverViewProps) {
  const { t } = useTranslation('emma');
  const { account } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: start } = $publicApi.useQuery('get', '/api/emma');
  const form = useHandOver(emma, question);
  const { sending } = form;
  return (
    <div className="ea-body ea-view">
      <button type="button" className="ea-back" onClick={onBack}>
        <ArrowLeft size={18} />
        {t('handOver.back')}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {t('handOver.title')}
      </h3>
      {sending.data ? (
        <Note tone="good" role="status">
          <b>{t('handOver.sent', { reference: sending.data.reference })}</b>
          <br />
          {t('handOver.answerBy', { date: formatDate(sending.data.answerBy) })}
          <br />
          <Link className="link" to={`/anfrage/${sending.data.token}`}>
            {t('handOver.follow')}
          </Link>
        </Note>
      ) : (
        <form className="ea-form" onSubmit={form.submit}>
          {start && <p>{t(start.support.isOpen ? 'handOver.open' : 'handOver.closed')}</p>}
          <Field label={t('handOver.question')} {...(form.isShort && { error: t('handOver.tooShort') })}>
            <TextArea value={form.text} maxLength={4000} onChange={(event) => form.setText(event.target.value)} />
          </Field>
          {!account && (
            <Field label={t('handOver.email')}>
              <TextInput
                type="email"
                autoComplete="email"
                required
                value={form.email}
                onChange={(event) => form.setEmail(event.target.value)}
              />
            </Field>
          )}
          {emma.messages.length > 0 && (
            <Checkbox
              label={t('handOver.history')}
              help={t('handOver.historyHelp')}
              checked={form.withHistory}
              onChange={(event) => form.setWithHistory(event.target.checked)}
            />
          )}
          {sending.error && <Refusal error={sending.error} />}
          <Button type="submit" wide loading={sending.isPending}>
            {t('handOver.send')}
          </Button>
        </form>
      )}
    </div>
  );
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <Note tone="warn" role="alert">
      {errorText(error)}
    </Note>
  );
}

const SHORTEST = 3;

function useHandOver(emma: Emma, question: string) {
  const { account } = useSession();
  const [text, setText] = useState(question);
  const [email, setEmail] = useState('');
  const [withHistory, setWithHistory] = useState(false);
  const [isShort, setIsShort] = useState(false);
  const own = $api.useMutation('post', '/api/emma/hand-over');
  const visitor = $publicApi.useMutation('post', '/api/emma/hand-over');
  const sending = account ? own : visitor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setIsShort(words.length < SHORTEST);
    if (words.length < SHORTEST) return;
    sending.mutate({
      body: { question: words, ...(account ? {} : { email: email.trim() }), ...(withHistory ? historyOf(emma) : {}) },
    });
  };
  return { text, setText, email, setEmail, withHistory, setWithHistory, isShort, sending, submit };
}

/** A kept conversation is named by its id, any other is sent by its words. */
function historyOf({ messages }: Emma) {
  const conversationId = conversationIdOf(messages);
  if (conversationId) return { conversationId };
  return {
    history: messages.flatMap((message) => {
      const text = textOfMessage(message);
      return message.role === 'system' || text === '' ? [] : [{ role: message.role, text }];
    }),
  };
}
