import { zodResolver } from '@hookform/resolvers/zod';
import { strongPasswordSchema } from '@stellenvisite/contract/password.schema';
import { z } from '@stellenvisite/contract/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { PasswordChecklist } from '../../auth/shared/password-checklist.tsx';
import { type AuthCode, authCode } from './auth-code.ts';
import { MailedCode } from './mailed-code.tsx';
import { Panel } from './panel.tsx';
import { useAuthText } from './use-auth-text.ts';

const schema = z
  .object({ password: strongPasswordSchema, repeated: z.string(), nonce: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: 'differs' });
type Values = z.infer<typeof schema>;
const EMPTY: Values = { password: '', repeated: '', nonce: '' };
const FIELDS = ['password', 'repeated', 'nonce'] as const;
/** Which field a refusal of the server belongs to. */
const FIELD_OF: Partial<Record<AuthCode, keyof Values>> = {
  same_password: 'password',
  weak_password: 'password',
  reauthentication_not_valid: 'nonce',
};

type PasswordPanelProps = { hasPassword: boolean; onChanged: () => Promise<unknown> };

export function PasswordPanel({ hasPassword, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [refusal, setRefusal] = useState<AuthCode | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: EMPTY, shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;
  const refusedField = refusal ? FIELD_OF[refusal] : undefined;
  const errorOf = (name: keyof Values) => {
    if (errors[name]) return t(`password.error.${name}`);
    return refusal && refusedField === name ? authText(refusal) : undefined;
  };
  const problems = FIELDS.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ field: `password-${name}`, text }] : [];
  });

  const save = form.handleSubmit(async ({ password, nonce }) => {
    setRefusal(null);
    if (needsCode && nonce.length < 6) return form.setError('nonce', { type: 'missing' });
    const client = await loadAuthClient();
    const code = await authCode(client.updateUser({ password, ...(needsCode && { nonce }) }));
    if (code === 'reauthentication_needed') return askForCode();
    setRefusal(code);
    if (code) return;
    form.reset(EMPTY);
    setNeedsCode(false);
    await onChanged();
    void toast(t('password.saved'), { tone: 'good' });
  });
  /** An old sign-in is not proof enough: the server wants the code it now sends. What was typed stays. */
  const askForCode = async () => {
    const code = await authCode((await loadAuthClient()).reauthenticate());
    if (code) setRefusal(code);
    else setNeedsCode(true);
  };

  return (
    <Panel title={t('password.title')} text={t('password.text')}>
      <form className="grid gap-4" onSubmit={save} noValidate>
        <ErrorSummary
          attempt={submitCount}
          problems={problems}
          failure={refusal && !refusedField ? authText(refusal) : undefined}
        />
        <Field label={t('password.new')} id="password-password" error={errorOf('password')}>
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <PasswordChecklist password={form.watch('password')} />
        <Field label={t('password.repeat')} id="password-repeated" error={errorOf('repeated')}>
          <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
        </Field>
        {needsCode && (
          <Controller
            control={form.control}
            name="nonce"
            render={({ field }) => (
              <MailedCode
                id="password-nonce"
                value={field.value}
                onChange={field.onChange}
                error={errorOf('nonce')}
                isSent
              />
            )}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" loading={isSubmitting}>
            {t(hasPassword ? 'password.save' : 'password.set')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
