import { newPasswordSchema } from '@stellenvisite/contract/identity/password.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '../../../session/account.ts';
import { destinationOf } from '../../../session/after-sign-in.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { withNext } from '../../../session/safe-next.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { CodeInput } from '../../../ui/forms/code-input.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { NewPasswordField } from './shared/new-password-field.tsx';

const schema = z.object({ password: newPasswordSchema, nonce: z.string() });

type NewPasswordScreenProps = { switches: PreferenceSwitches; account: Account; next: string | null };

export function NewPasswordScreen({ switches, account, next }: NewPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  /** A session that is not fresh needs a code from the mail as well. */
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const form = useZodForm({
    schema,
    defaultValues: { password: '', nonce: '' },
    fields: ['password'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async ({ password, nonce }, fail) => {
      const client = await loadAuthClient();
      const { error } = await client
        .updateUser({ password, ...(nonce && { nonce }) })
        .catch((failure: unknown) => ({ error: failure }));
      if (!error) {
        await reloadSession();
        void notify({ title: t('newPassword.done.title'), text: t('newPassword.done.text') });
        return navigate(destinationOf(account, next), { replace: true });
      }
      const { code, text } = describeFailure(error, t);
      if (code === 'insufficient_aal')
        return navigate(withNext('/login/zweiter-faktor', withNext('/passwort-neu', next)));
      if (code !== 'reauthentication_needed') return fail(text);
      const { error: unsent } = await client.reauthenticate().catch((failure: unknown) => ({ error: failure }));
      if (unsent) return fail(describeFailure(unsent, t).text);
      setIsCodeNeeded(true);
      fail(t('newPassword.codeSent'));
    },
  });
  return (
    <AuthFrame
      {...switches}
      title={t('newPassword.title')}
      lead={t('newPassword.text', { email: account.email ?? '' })}
    >
      <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        {/* Password managers need to know whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email ?? ''} readOnly />
        {isCodeNeeded && (
          <Field label={t('code.label')} help={t('newPassword.codeHelp')} {...form.field('nonce')}>
            <Controller
              control={form.control}
              name="nonce"
              defaultValue=""
              render={({ field: { name, value, onChange } }) => (
                <CodeInput name={name} value={value} onChange={onChange} autoFocus />
              )}
            />
          </Field>
        )}
        <NewPasswordField
          label={t('field.newPassword')}
          {...form.field('password')}
          input={form.register('password')}
        />
        <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
          {t('newPassword.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
