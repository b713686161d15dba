import { type OpenAdminSession, openAdminSessionSchema } from '@stellenvisite/contract/admins.schema';
import { useTranslation } from 'react-i18next';
import { storedSession } from '../../session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { openAdminSession } from './open-admin-session.ts';
import type { PreferenceSwitches } from './preference-switches.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';
import { useAdminRedirect } from './use-admin-redirect.ts';
import { useAuthForm } from './use-auth-form.ts';

const HOME = '/admin-dashboard';

/** For administrators: checked against their own table, not against the accounts. */
export function AdminSignInScreen({ switches }: { switches: PreferenceSwitches }) {
  const { t } = useTranslation('auth');
  const isLedOn = useAdminRedirect();
  const { form, field, submit, isSending, summary } = useAuthForm<OpenAdminSession>({
    id: 'admin',
    schema: openAdminSessionSchema,
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      storedSession().remember(true);
      const refused = await openAdminSession(values, t);
      if (!refused) {
        await finishSignIn(t);
        return null;
      }
      void notify({ title: t('failure.signIn'), text: refused, tone: 'destructive' });
      return refused;
    },
  });
  return (
    <AuthFrame {...switches} title={t('admin.title')} lead={t('admin.text')} audience="admin">
      {isLedOn && <SignedInRedirect next={HOME} />}
      <form method="post" className="au-form" noValidate onSubmit={submit}>
        <ErrorSummary {...summary} />
        <Field label={t('field.email')} {...field('email')}>
          <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label={t('field.password')} {...field('password')}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" size="l" wide loading={isSending}>
          {t('login.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
