import { type OpenAdminSession, openAdminSessionSchema } from '@stellenvisite/contract/identity/admins.schema';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../api/public-api.ts';
import { describeFailure, useProblemOf } from '../../features/identity/auth/auth-failure.ts';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { finishSignIn } from '../../features/identity/auth/password-sign-in.tsx';
import type { PreferenceSwitches } from '../../features/identity/auth/preference-switches.ts';
import { SignedInRedirect } from '../../features/identity/auth/signed-in-redirect.tsx';
import { useNext } from '../../features/identity/auth/use-next.ts';
import { metaTags } from '../../page-meta.ts';
import { checkAdminFlag } from '../../session/admin-flag.ts';
import { loadAuthClient } from '../../session/auth-client.ts';
import { storedSession } from '../../session/stored-session.ts';
import { useSession } from '../../session/use-session.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useZodForm } from '../../ui/forms/use-zod-form.ts';
import type { Route } from './+types/admin-sign-in';

const HOME = '/admin-dashboard';

export const handle = { namespaces: ['auth'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'admin', '/admin-anmeldung') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSignInPage() {
  return <AdminSignInScreen switches={PREFERENCE_SWITCHES} />;
}

/** For administrators: checked against their own table, not against the accounts. */
function AdminSignInScreen({ switches }: { switches: PreferenceSwitches }) {
  const { t } = useTranslation('auth');
  const next = useNext();
  const isLedOn = useAdminRedirect();
  const isLedHere = useSession().account?.needsAdminSignIn === true;
  const form = useZodForm({
    schema: openAdminSessionSchema,
    defaultValues: { email: '', password: '' },
    fields: ['email', 'password'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async (values, fail) => {
      storedSession().remember(true);
      const refused = await openAdminSession(values, t);
      if (!refused) return finishSignIn(t);
      void notify({ title: t('failure.signIn'), text: refused, tone: 'destructive' });
      fail(refused);
    },
  });
  return (
    <AuthFrame {...switches} title={t('admin.title')} lead={t('admin.text')} audience="admin">
      {isLedOn && <SignedInRedirect next={next ?? HOME} />}
      {isLedHere && (
        <Note className="mt-6" role="status">
          {t('admin.ledHere')}
        </Note>
      )}
      <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <Field label={t('field.email')} {...form.field('email')}>
          <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label={t('field.password')} {...form.field('password')}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Checks whether whoever is here may go on: with the browser's admin flag, or to the second factor that comes before it. */
function useAdminRedirect(): boolean {
  const { account, secondFactorOpen } = useSession();
  return secondFactorOpen || (account?.role === 'admin' && checkAdminFlag());
}

/** Resolves with what stood in the way, or nothing: then the session is this browser's. */
async function openAdminSession(values: OpenAdminSession, t: TFunction): Promise<string | null> {
  try {
    const { data: session, response } = await publicApi.POST('/api/admin/session', { body: values });
    if (response.status === 429) return t('failure.over_request_rate_limit');
    if (response.status >= 500) return t('failure.unreachable');
    if (!session) return t('failure.invalid_credentials');
    const { error } = await (await loadAuthClient()).setSession(session);
    return error ? describeFailure(error, t).text : null;
  } catch {
    return t('failure.unreachable');
  }
}
