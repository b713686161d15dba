import { type NewPassword, newPasswordSchema } from '@stellenvisite/contract/registration.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '../../session/account.ts';
import { destinationOf } from '../../session/after-sign-in.ts';
import { loadAuthClient } from '../../session/auth-client.ts';
import { withNext } from '../../session/safe-next.ts';
import { reloadSession } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { useAuthForm } from './use-auth-form.ts';

type NewPasswordScreenProps = { switches: PreferenceSwitches; account: Account; next: string | null };

export function NewPasswordScreen({ switches, account, next }: NewPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  /** A session that is not fresh needs a code from the mail as well. */
  const [nonce, setNonce] = useState<string | null>(null);
  const { form, field, submit, isSending, summary } = useAuthForm<NewPassword>({
    id: 'new',
    schema: newPasswordSchema,
    defaultValues: { password: '', confirmation: '' },
    send: async ({ password }) => {
      const client = await loadAuthClient();
      const { error } = await client
        .updateUser({ password, ...(nonce && { nonce }) })
        .catch((failure: unknown) => ({ error: failure }));
      if (!error) {
        await reloadSession();
        void notify({ title: t('newPassword.done.title'), text: t('newPassword.done.text') });
        await navigate(destinationOf(account, next), { replace: true });
        return null;
      }
      const { code, text } = describeFailure(error, t);
      if (code === 'insufficient_aal') {
        await navigate(withNext('/login/zweiter-faktor', withNext('/passwort-neu', next)));
        return null;
      }
      if (code !== 'reauthentication_needed') return text;
      const { error: unsent } = await client.reauthenticate().catch((failure: unknown) => ({ error: failure }));
      if (unsent) return describeFailure(unsent, t).text;
      setNonce('');
      return t('newPassword.codeSent');
    },
  });
  return (
    <AuthFrame
      {...switches}
      title={t('newPassword.title')}
      lead={t('newPassword.text', { email: account.email ?? '' })}
    >
      <form method="post" className="au-form" noValidate onSubmit={submit}>
        <ErrorSummary {...summary} />
        {/* Password managers need to know whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email ?? ''} readOnly />
        {nonce !== null && (
          <Field id="new-nonce" label={t('code.label')} help={t('newPassword.codeHelp')}>
            <CodeInput name="nonce" value={nonce} onChange={setNonce} autoFocus />
          </Field>
        )}
        <NewPasswordFields form={form} field={field} />
        <Button type="submit" size="l" wide loading={isSending}>
          {t('newPassword.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
