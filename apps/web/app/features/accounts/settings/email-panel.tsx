import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@stellenvisite/contract/email.schema';
import { z } from '@stellenvisite/contract/zod';
import type { User } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { type AuthCode, refusalOf, requireAuth } from './auth-code.ts';
import { Panel } from './panel.tsx';
import { useProven } from './proof-provider.tsx';
import { useAuthText } from './use-auth-text.ts';

const FIELD = 'security-email';
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
  const form = useForm({
    resolver: zodResolver(z.object({ email: emailSchema })),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const isFieldRefused = refusal !== null && AT_FIELD.includes(refusal);
  const wrong = errors.email ? t('email.invalid') : isFieldRefused ? authText(refusal) : undefined;

  const save = form.handleSubmit(async ({ email }) => {
    change.reset();
    if (email.toLowerCase() === user.email) return form.setError('email', { type: 'same' });
    // The summary of errors takes the focus when the attempt is over.
    await change.mutateAsync(email).catch(() => undefined);
  });

  return (
    <Panel title={t('email.title')} text={t('email.text')}>
      <p className="rows-text">
        <small>{t('email.current')}</small>
        <b>{user.email}</b>
      </p>
      {user.new_email && <PendingEmail from={user.email ?? ''} to={user.new_email} />}
      <form className="grid gap-4" onSubmit={save} noValidate>
        <ErrorSummary
          attempt={submitCount}
          problems={wrong ? [{ field: FIELD, text: wrong }] : []}
          failure={refusal && !isFieldRefused ? authText(refusal) : undefined}
        />
        <Field label={t('email.new')} id={FIELD} error={wrong} help={t('email.help')}>
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
