import { setAdminPasswordSchema } from '@stellenvisite/contract/identity/admins.schema';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemCodeOf } from '../../api/problem-code.ts';
import { publicApi } from '../../api/public-api.ts';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { PasswordChecklist } from '../../features/identity/auth/shared/password-checklist.tsx';
import { useProblemText } from '../../i18n/use-error-text.ts';
import { metaTags } from '../../page-meta.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { useZodForm } from '../../ui/forms/use-zod-form.ts';
import type { Route } from './+types/admin-new-password';

export const handle = { namespaces: ['auth', 'problems'], shell: 'bare' };

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: authMeta(context, 'adminPassword', '/admin-passwort'),
});

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

const passwordSchema = setAdminPasswordSchema.pick({ password: true });

/** An administrator sets a new password by the mailed link, whose token is behind the `#` and never in a log. */
export default function AdminNewPasswordPage() {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    errorText: () => t('adminPassword.rules'),
    isServerRendered: true,
    onSubmit: async ({ password }, fail) => {
      const token = window.location.hash.slice(1);
      const answer = await publicApi.POST('/api/admin/password', { body: { token, password } }).catch(() => null);
      if (!answer || answer.error)
        return fail(answer ? problemText(problemCodeOf(answer.error)) : t('failure.unreachable'));
      void notify({ title: t('adminPassword.done'), text: t('adminPassword.doneText') });
      await navigate('/admin-anmeldung', { replace: true });
    },
  });
  const field = form.field('password');
  return (
    <AuthFrame
      {...PREFERENCE_SWITCHES}
      title={t('adminPassword.title')}
      lead={t('adminPassword.text')}
      audience="admin"
    >
      <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <Field label={t('field.newPassword')} {...field}>
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <PasswordChecklist password={form.watch('password') ?? ''} isRefused={field.error !== undefined} />
        <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
          {t('adminPassword.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
