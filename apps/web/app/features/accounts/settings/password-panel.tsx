import { zodResolver } from '@hookform/resolvers/zod';
import { strongPasswordSchema } from '@stellenvisite/contract/password.schema';
import { z } from '@stellenvisite/contract/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { PasswordChecklist } from '../../auth/shared/password-checklist.tsx';
import { type AuthCode, authCode } from './auth-code.ts';
import { Panel } from './panel.tsx';
import { useProven } from './proof-provider.tsx';
import { useAuthText } from './use-auth-text.ts';

const schema = z
  .object({ password: strongPasswordSchema, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: 'differs' });
type Values = z.infer<typeof schema>;
const EMPTY: Values = { password: '', repeated: '' };
const FIELDS = ['password', 'repeated'] as const;
/** Which field a refusal of the server belongs to. */
const FIELD_OF: Partial<Record<AuthCode, keyof Values>> = {
  same_password: 'password',
  weak_password: 'password',
};

type PasswordPanelProps = { hasPassword: boolean; onChanged: () => Promise<unknown> };

export function PasswordPanel({ hasPassword, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [refusal, setRefusal] = useState<AuthCode | null>(null);
  const runProven = useProven();
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

  const save = form.handleSubmit(async ({ password }) => {
    setRefusal(null);
    const client = await loadAuthClient();
    const code = await authCode(runProven(() => client.updateUser({ password })));
    setRefusal(code);
    if (code) return;
    form.reset(EMPTY);
    await onChanged();
    void toast(t('password.saved'), { tone: 'good' });
  });

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
        <div>
          <Button type="submit" variant="secondary" loading={isSubmitting}>
            {t(hasPassword ? 'password.save' : 'password.set')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
