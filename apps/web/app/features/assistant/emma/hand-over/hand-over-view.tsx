import { handOverSchema } from '@stellenvisite/contract/assistant/emma.schema';
import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $publicApi } from '../../../../api/public-queries.ts';
import { useErrorText, useProblemText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { conversationIdOf, textOfMessage } from '../chat/emma-chat.ts';
import type { Emma } from '../chat/use-emma.ts';

type HandOverViewProps = { emma: Emma; question: string; onBack: () => void };

/** Sends a question to the support. The conversation with Emma is attached only if the person ticks the box. */
export function HandOverView({ emma, question, onBack }: HandOverViewProps) {
  const { t } = useTranslation('emma');
  const { account } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: start } = $publicApi.useQuery('get', '/api/emma');
  const { form, sending } = useHandOver(emma, question);
  const errorText = useErrorText();
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
          <ErrorSummary {...form.summary} failure={sending.error && errorText(sending.error)} />
          <Field label={t('handOver.question')} {...form.field('question')}>
            <TextArea {...form.register('question')} maxLength={4000} />
          </Field>
          {!account && (
            <Field label={t('handOver.email')} {...form.field('email')}>
              <TextInput {...form.register('email')} type="email" autoComplete="email" required />
            </Field>
          )}
          {emma.messages.length > 0 && (
            <Checkbox
              {...form.register('withHistory')}
              label={t('handOver.history')}
              help={t('handOver.historyHelp')}
            />
          )}
          <Button type="submit" wide loading={sending.isPending}>
            {t('handOver.send')}
          </Button>
        </form>
      )}
    </div>
  );
}

const { question: questionSchema } = handOverSchema.shape;

const visitorSchema = z.object({ question: questionSchema, email: emailSchema, withHistory: z.boolean() });
/** The form for people who are signed in, without an email address. */
const memberSchema = visitorSchema.extend({ email: z.literal('') });

function useHandOver(emma: Emma, question: string) {
  const { t } = useTranslation('emma');
  const problemText = useProblemText();
  const { account } = useSession();
  const own = $api.useMutation('post', '/api/emma/hand-over');
  const visitor = $publicApi.useMutation('post', '/api/emma/hand-over');
  const sending = account ? own : visitor;
  const form = useZodForm<z.input<typeof visitorSchema>, z.output<typeof visitorSchema>>({
    schema: account ? memberSchema : visitorSchema,
    defaultValues: { question, email: '', withHistory: false },
    fields: ['question', 'email'],
    errorText: (name) => (name === 'question' ? t('handOver.tooShort') : problemText('request.invalid')),
    onSubmit: ({ question: words, email, withHistory }) => {
      const body = { question: words, ...(!account && { email }), ...(withHistory && historyOf(emma)) };
      return sending.mutateAsync({ body }).catch(() => undefined);
    },
  });
  return { form, sending };
}

/** A stored conversation is named by its id, any other is sent by its words. */
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
