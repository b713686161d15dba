import { givenPasswordSchema } from '@stellenvisite/contract/identity/password.schema';
import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { writeAdminFlag } from '../../../session/admin-flag.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { restartInactivityTimeout } from '../../../session/inactivity-timeout.ts';
import { withNext } from '../../../session/safe-next.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { storedSession } from '../../../session/stored-session.ts';
import { removeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { EmailField } from './email-field.tsx';

const schema = z.object({ email: emailSchema, password: givenPasswordSchema, remember: z.boolean() });
type Values = z.infer<typeof schema>;

type PasswordSignInProps = {
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
  onUnconfirmed: (email: string) => void;
  /** Too many have tried wrong passwords: a code from the mail next to the password still gets in. */
  onSlowedDown: (tried: { email: string; password: string }) => void;
};

export function PasswordSignIn({ email, next, onEmail, onUnconfirmed, onSlowedDown }: PasswordSignInProps) {
  const { t } = useTranslation('auth');
  const signIn = async (values: Values): Promise<string | null> => {
    storedSession().remember(values.remember);
    const { error } = await (await loadAuthClient())
      .signInWithPassword(values)
      .catch((failure: unknown) => ({ error: failure }));
    if (!error) {
      await finishSignIn(t);
      return null;
    }
    const { code, text } = describeFailure(error, t);
    if (code === 'email_not_confirmed') {
      void notify({ title: t('unconfirmed.title'), text: t('unconfirmed.notice'), tone: 'destructive' });
      onUnconfirmed(values.email);
      return null;
    }
    if (code === 'over_request_rate_limit') {
      onSlowedDown(values);
      return null;
    }
    void notify({ title: t('failure.signIn'), text, tone: 'destructive' });
    return text;
  };
  const form = useZodForm({
    schema,
    defaultValues: { email, password: '', remember: true },
    fields: ['email', 'password'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async (values, fail) => {
      const refused = await signIn(values);
      if (refused) fail(refused);
    },
  });
  return (
    <form method="post" className="mt-4 grid gap-4" noValidate onSubmit={form.submit} aria-label={t('login.password')}>
      <ErrorSummary {...form.summary} />
      <EmailField form={form} email={email} onEmail={onEmail} />
      <Field label={t('field.password')} {...form.field('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0 text-fs-8">
        <Checkbox
          className="text-fs-7"
          label={t('login.remember')}
          {...form.register('remember')}
          aria-describedby="login-remember-help"
        />
        <TextLink to={withNext('/passwort-vergessen', next)}>{t('login.forgot')}</TextLink>
      </div>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <p id="login-remember-help" className="text-fs-8 text-ink-2 leading-normal">
        {t('login.rememberHelp')}
      </p>
    </form>
  );
}

/** After a successful sign-in: reads the account and shows the welcome notice. The page then redirects by itself. */
export async function finishSignIn(t: TFunction): Promise<void> {
  restartInactivityTimeout();
  removeDraft('login');
  const { status, account } = await reloadSession();
  // An account of the administration is led to its own sign-in, which says why.
  if (status !== 'signed_in' || account?.needsAdminSignIn) return;
  if (account?.role === 'admin') writeAdminFlag();
  // Without a finished onboarding, this is the first sign-in.
  const isNew = account?.role !== 'admin' && account?.onboardingComplete === false;
  void notify({ title: t('welcome.title'), text: t(isNew ? 'welcome.first' : 'welcome.text') });
}
