import { emailSchema } from '@stellenvisite/contract/email.schema';
import { givenPasswordSchema } from '@stellenvisite/contract/password.schema';
import { z } from '@stellenvisite/contract/zod';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { withNext } from '../../session/safe-next.ts';
import { storedSession } from '../../session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { describeFailure } from './auth-failure.ts';
import { EmailField } from './email-field.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { useAuthForm } from './use-auth-form.ts';

const schema = z.object({ email: emailSchema, password: givenPasswordSchema, remember: z.boolean() });
type Values = z.infer<typeof schema>;

type PasswordSignInProps = {
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
  onUnconfirmed: (email: string) => void;
  /** Too many have tried wrong passwords: a code from the mail beside the password still gets in. */
  onSlowedDown: (tried: { email: string; password: string }) => void;
};

export function PasswordSignIn({ email, next, onEmail, onUnconfirmed, onSlowedDown }: PasswordSignInProps) {
  const { t } = useTranslation('auth');
  const send = async (values: Values): Promise<string | null> => {
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
  const { form, field, submit, isSending, summary } = useAuthForm<Values>({
    id: 'login',
    schema,
    defaultValues: { email, password: '', remember: true },
    send,
  });
  return (
    <form method="post" className="au-form mt-4" noValidate onSubmit={submit} aria-label={t('login.password')}>
      <ErrorSummary {...summary} />
      <EmailField form={form} field={field} email={email} onEmail={onEmail} />
      <Field label={t('field.password')} {...field('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <div className="au-row">
        <Checkbox label={t('login.remember')} {...form.register('remember')} aria-describedby="login-remember-help" />
        <TextLink to={withNext('/passwort-vergessen', next)}>{t('login.forgot')}</TextLink>
      </div>
      <Button type="submit" size="l" wide loading={isSending}>
        {t('login.submit')}
      </Button>
      <p id="login-remember-help" className="text-fs-8 text-ink-2 leading-normal">
        {t('login.rememberHelp')}
      </p>
    </form>
  );
}
