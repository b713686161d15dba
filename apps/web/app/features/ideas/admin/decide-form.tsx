import { IDEA_STATUSES, type IdeaStatus } from '@stellenvisite/contract/ideas';
import { decideIdeaSchema, type ModeratedIdea } from '@stellenvisite/contract/ideas.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';

type DecideFormProps = { idea: ModeratedIdea; onDone: () => void };

/** What becomes of an idea, in our words; who voted is told when the status changes. */
export function DecideForm({ idea, onDone }: DecideFormProps) {
  const { t } = useTranslation('ideas', { keyPrefix: 'admin' });
  const { t: words } = useTranslation('ideas');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [status, setStatus] = useState<IdeaStatus>(idea.status);
  const [reason, setReason] = useState(idea.reason ?? '');
  const [answer, setAnswer] = useState(idea.answer ?? '');
  const [expected, setExpected] = useState(idea.expected ?? '');
  const [hidden, setHidden] = useState(idea.hiddenReason ?? '');
  const [isSent, setSent] = useState(false);
  const decide = $api.useMutation('patch', '/api/admin/ideas/{number}');
  const parsed = decideIdeaSchema.safeParse({
    status,
    reason: reason || null,
    answer: answer || null,
    expected: expected || null,
    hiddenReason: hidden || null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.success || decide.isPending) return;
    decide.mutate(
      { params: { path: { number: idea.number } }, body: parsed.data },
      {
        onSuccess: () => {
          void toast(t('saved'), { tone: 'good' });
          void client.invalidateQueries();
          onDone();
        },
      },
    );
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} aria-label={t('decideFor', { title: idea.title })}>
      <Field label={t('status')}>
        <Select
          value={status}
          options={IDEA_STATUSES.map((each) => ({ value: each, label: words(`status.${each}`) }))}
          onChange={(event) => setStatus(IDEA_STATUSES.find((each) => each === event.target.value) ?? status)}
        />
      </Field>
      {status === 'declined' && (
        <Field label={t('reason')} error={isSent && !parsed.success ? t('reasonMissing') : undefined}>
          <TextArea value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <Field label={t('answer')} help={t('answerHelp')}>
        <TextArea value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
      <Field label={t('expected')} help={t('expectedHelp')}>
        <TextInput value={expected} onChange={(event) => setExpected(event.target.value)} />
      </Field>
      <Field label={t('hide')} help={t('hideHelp')}>
        <TextInput value={hidden} onChange={(event) => setHidden(event.target.value)} />
      </Field>
      {decide.error && <p role="alert">{errorText(decide.error)}</p>}
      <Button type="submit" loading={decide.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
