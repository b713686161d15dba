import { ACADEMIC_TITLES, type ProfileRole } from '@stellenvisite/contract/accounts';
import { REGISTRATION_OF, type Registration } from '@stellenvisite/contract/registration.schema';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { withNext } from '../../session/safe-next.ts';
import { useStoredDraft, writeDraft } from '../../session/use-stored-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useSignUp } from './use-sign-up.ts';

type Draft = Pick<Registration, 'academicTitle' | 'fullName' | 'companyName' | 'email'>;

const EMPTY = {
  companyName: '',
  academicTitle: '',
  fullName: '',
  email: '',
  password: '',
  confirmation: '',
  // The box is unchecked at first; the schema accepts only true.
  terms: false as unknown as true,
} as const;

export function RegisterForm({ profile, next }: { profile: ProfileRole; next: string | null }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { signUp, isTaken, checkEmail, clearTaken } = useSignUp(profile, next);
  const { form, field, submit, isSending, summary } = useAuthForm<Registration>({
    id: 'register',
    schema: REGISTRATION_OF[profile],
    defaultValues: EMPTY,
    send: async (values) => {
      const refused = await signUp(values);
      if (refused !== null) return refused;
      remove();
      writeDraft('login', { email: values.email, pending: values.email, profile });
      await navigate(withNext('/login', next));
      return null;
    },
  });
  const { save, remove } = useStoredDraft<Draft>(`register-${profile}`, (stored) =>
    form.reset({ ...EMPTY, ...stored }),
  );
  const saveDraft = () => {
    const { academicTitle, fullName, companyName, email } = form.getValues();
    save({ academicTitle, fullName, companyName, email });
  };
  const login = withNext('/login', next);
  return (
    <form method="post" className="au-form" noValidate onSubmit={submit} onChange={saveDraft}>
      <ErrorSummary {...summary} failure={isTaken ? null : summary.failure} />
      {isTaken && (
        <Note tone="warn" role="alert">
          <p>{t('register.taken')}</p>
          <Link className="link" to={login}>
            {t('register.goToLogin')}
          </Link>
        </Note>
      )}
      {profile === 'employer' && (
        <Field label={t('field.companyName')} {...field('companyName')}>
          <TextInput {...form.register('companyName')} autoComplete="organization" />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-[8.5rem_1fr]">
        <Field label={t('field.academicTitle')} {...field('academicTitle')}>
          <Select
            {...form.register('academicTitle')}
            autoComplete="honorific-prefix"
            options={[
              { value: '', label: t('field.noTitle') },
              ...ACADEMIC_TITLES.map((title) => ({ value: title, label: title })),
            ]}
          />
        </Field>
        <Field label={t('field.fullName')} {...field('fullName')}>
          <TextInput {...form.register('fullName')} autoComplete="name" />
        </Field>
      </div>
      <Field label={t('field.email')} {...field('email')}>
        <TextInput
          {...form.register('email', { onBlur: (event) => void checkEmail(event.target.value), onChange: clearTaken })}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </Field>
      <NewPasswordFields form={form} field={field} />
      <div>
        <Checkbox
          {...form.register('terms')}
          id={field('terms').id}
          aria-invalid={Boolean(field('terms').error)}
          aria-describedby={field('terms').error ? 'register-terms-error' : undefined}
          label={
            <span className="text-fs-7">
              <Trans
                t={t}
                i18nKey="register.terms"
                components={[
                  <Link key="terms" className="link" to="/nutzungsbedingungen" target="_blank" />,
                  <Link key="privacy" className="link" to="/datenschutz" target="_blank" />,
                ]}
              />
            </span>
          }
        />
        {field('terms').error && (
          <p className="fld-error" id="register-terms-error">
            {field('terms').error}
          </p>
        )}
      </div>
      <Button type="submit" size="l" wide loading={isSending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
