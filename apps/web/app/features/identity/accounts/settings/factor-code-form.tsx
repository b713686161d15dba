import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { CodeInput } from '../../../../ui/forms/code-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../../ui/forms/password-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

type AuthFailure = { code?: string | undefined; status?: number | undefined; reasons?: readonly string[] };

/** Codes of the auth protocol that have words of their own; every other one is reported as unexpected. */
const KNOWN = [
  'email_exists',
  'email_address_invalid',
  'validation_failed',
  'same_password',
  'weak_password',
  'current_password_invalid',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'insufficient_aal',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
  'over_request_rate_limit',
  'mfa_factor_name_conflict',
  'mfa_verified_factor_exists',
  'too_many_enrolled_mfa_factors',
  'mfa_verification_failed',
  'mfa_recovery_codes_sole_factor',
  'mfa_challenge_expired',
  'mfa_phone_enroll_not_enabled',
  'mfa_totp_enroll_not_enabled',
  'phone_exists',
  'session_not_found',
  'identity_already_exists',
  'single_identity_not_deletable',
  'manual_linking_disabled',
  'passkey_cancelled',
  'passkey_exists',
  'passkey_failed',
  'webauthn_credential_exists',
  'webauthn_challenge_not_found',
  'webauthn_challenge_expired',
  'webauthn_verification_failed',
  'too_many_passkeys',
  'last_sign_in_method',
] as const;

export type AuthCode = (typeof KNOWN)[number] | 'unexpected' | 'outage';

/** A refusal of an auth call, as the error of a mutation. */
class AuthRefusal extends Error {
  readonly refusal: AuthCode;

  constructor(refusal: AuthCode) {
    super(refusal);
    this.refusal = refusal;
  }
}

type AuthAnswer = { data?: unknown; error: AuthFailure | null };

type Granted<Answer extends AuthAnswer> = Extract<Answer, { error: null }>['data'];

/** Returns the code of the error that a mutation of `requireAuth` calls failed with. */
export const refusalOf = (error: Error | null): AuthCode | null =>
  error && (error instanceof AuthRefusal ? error.refusal : 'outage');

type ProofFieldProps = {
  way: 'password' | 'nonce';
  /** Of the password. */
  label: string;
  value: string;
  onChange: (proof: string) => void;
  id: string;
  error?: string;
};

type FactorCodeFormProps = {
  help: string;
  action: string;
  danger?: boolean;
  /** Null when the code was taken; then the dialog is already gone. */
  onCode: (code: string) => Promise<AuthCode | null>;
  children?: ReactNode;
};

/** Six digits, sent with the sixth one; a refused code is cleared so that the next can be typed at once. */
export function FactorCodeForm({ help, action, danger, onCode, children }: FactorCodeFormProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync, data: refused } = useMutation({ mutationFn: onCode });
  const form = useZodForm({
    schema: z.object({ code: z.string().length(6) }),
    defaultValues: { code: '' },
    fields: ['code'],
    errorText: () => t('code.short'),
    refused: { code: refused ? authText(refused) : undefined },
    onSubmit: async ({ code }) => {
      if (await mutateAsync(code)) form.setValue('code', '');
    },
  });
  const { attempt } = form.summary;
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit}>
      <Field label={t('code.label')} help={help} {...form.field('code')}>
        <Controller
          control={form.control}
          name="code"
          render={({ field: { value, onChange } }) => (
            <CodeInput ref={input} value={value} onChange={onChange} onComplete={() => form.submit()} />
          )}
        />
      </Field>
      {children}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.formState.isSubmitting}>
        {action}
      </Button>
    </form>
  );
}

/** Renders a fresh proof of who asks: the password, or six digits by e-mail for those who have none or do not know it. */
export function ProofField({ way, label, value, onChange, ...field }: ProofFieldProps) {
  if (way === 'nonce') return <MailedCode value={value} onChange={onChange} {...field} />;
  return (
    <Field label={label} {...field}>
      <PasswordInput autoComplete="current-password" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function MailedCode({ value, onChange, ...field }: Omit<ProofFieldProps, 'way' | 'label'>) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const send = useMutation({ mutationFn: async () => requireAuth((await loadAuthClient()).reauthenticate()) });
  const refusal = refusalOf(send.error);
  return (
    <div className="grid gap-3">
      {refusal && (
        <Note tone="warn" role="alert">
          {authText(refusal)}
        </Note>
      )}
      {send.isSuccess && (
        <Note tone="good" role="status">
          {t('code.sent')}
        </Note>
      )}
      <Field label={t('code.label')} help={t('code.help')} {...field}>
        <CodeInput value={value} onChange={onChange} />
      </Field>
      <div>
        <Button variant="secondary" size="s" loading={send.isPending} onClick={() => send.mutate()}>
          {t(send.isSuccess ? 'code.again' : 'code.send')}
        </Button>
      </div>
    </div>
  );
}

/** Returns the words for a refusal of the auth server. */
export function useAuthText(): (code: AuthCode) => string {
  const { t } = useTranslation('accounts');
  return (code) => t(`auth.${code}`);
}

/** Returns the code of what an auth call was refused for; null when it was not. */
export async function authCode(call: Promise<{ error: AuthFailure | null }>): Promise<AuthCode | null> {
  try {
    const { error } = await call;
    return error ? codeOfFailure(error) : null;
  } catch (error) {
    return codeOfFailure(typeof error === 'object' && error !== null ? error : {});
  }
}

export function codeOfFailure({ code, status }: AuthFailure): AuthCode {
  const known = KNOWN.find((each) => each === code);
  if (known) return known;
  return status === 0 || (status !== undefined && status >= 500) ? 'outage' : 'unexpected';
}

/** Resolves with the call's data when it was not refused. */
export async function requireAuth<Answer extends AuthAnswer>(call: Promise<Answer>): Promise<Granted<Answer>> {
  const refusal = await authCode(call);
  if (refusal) throw new AuthRefusal(refusal);
  return (await call).data as Granted<Answer>;
}
