import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import type { User } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { Panel } from './export-panel.tsx';
import { type AuthCode, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { useProven } from './proof-provider.tsx';

const AT_FIELD: readonly AuthCode[] = ['email_exists', 'email_address_invalid', 'validation_failed'];

type EmailPanelProps = { user: User; onChanged: () => Promise<void> };

/** The address changes when both the old and the new one have been confirmed; until then the pending one is shown. */
export function EmailPanel({ user, onChanged }: EmailPanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const change = useMutation({
    mutationFn: async (email: string) => {
      const client = await loadAuthClient();
      await requireAuth(runProven(() => client.updateUser({ email }, { emailRedirectTo: location.href })));
      form.reset();
      await onChanged();
    },
  });
  const refusal = refusalOf(change.error);
  const isFieldRefused = refusal !== null && AT_FIELD.includes(refusal);
  const form = useZodForm({
    schema: z.object({ email: emailSchema.refine((email) => email.toLowerCase() !== user.email) }),
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: () => t('email.invalid'),
    refused: { email: isFieldRefused ? authText(refusal) : undefined },
    // The summary of errors takes the focus when the attempt is over.
    onSubmit: ({ email }) => change.mutateAsync(email).catch(() => undefined),
  });

  return (
    <Panel title={t('email.title')} text={t('email.text')}>
      <p className="rows-text">
        <small>{t('email.current')}</small>
        <b>{user.email}</b>
      </p>
      {user.new_email && <PendingEmail from={user.email ?? ''} to={user.new_email} />}
      <form className="grid gap-4" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} failure={refusal && !isFieldRefused ? authText(refusal) : undefined} />
        <Field label={t('email.new')} help={t('email.help')} {...form.field('email')}>
          <TextInput {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={change.isPending}>
            {t('email.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function PendingEmail({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const resend = useMutation({
    mutationFn: async () => requireAuth((await loadAuthClient()).resend({ type: 'email_change', email: from })),
    onSuccess: () => void toast(t('email.resent'), { tone: 'good' }),
    onError: (error) => void toast(authText(refusalOf(error) ?? 'outage'), { tone: 'bad' }),
  });
  return (
    <Note tone="you" role="status">
      <p>
        <b>{t('email.pending.title', { email: to })}</b>
      </p>
      <p>{t('email.pending.text', { from, to })}</p>
      <Button variant="ghost" size="s" className="-ml-2" loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('email.resend')}
      </Button>
    </Note>
  );
}
