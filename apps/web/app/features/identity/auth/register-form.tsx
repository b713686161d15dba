import { ACADEMIC_TITLES, type ProfileRole, TERMS_VERSION } from '@stellenvisite/contract/identity/accounts';
import { REGISTRATION_OF, type Registration } from '@stellenvisite/contract/identity/registration.schema';
import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import type { z } from '@stellenvisite/contract/platform/zod';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { withNext } from '../../../session/safe-next.ts';
import { useStoredDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { NewPasswordField } from './shared/new-password-field.tsx';

/** Why nobody could say whether an address is taken. */
type NoAnswer = 'limited' | 'unreachable';

type Draft = Pick<Registration, 'academicTitle' | 'fullName' | 'companyName' | 'email'>;

const EMPTY = {
  companyName: '',
  academicTitle: '',
  fullName: '',
  email: '',
  password: '',
  // The box is unchecked at first; the schema accepts only true.
  terms: false as unknown as true,
} as const;

export function RegisterForm({ profile, next }: { profile: ProfileRole; next: string | null }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { signUp, isTaken, checkEmail, clearTaken } = useSignUp(profile, next);
  const form = useZodForm<z.input<(typeof REGISTRATION_OF)[ProfileRole]>, Registration>({
    schema: REGISTRATION_OF[profile],
    defaultValues: EMPTY,
    fields: ['companyName', 'academicTitle', 'fullName', 'email', 'password', 'terms'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async (values, fail) => {
      const refused = await signUp(values);
      if (refused !== null) return fail(refused);
      remove();
      writeDraft('login', { email: values.email, pending: values.email, profile });
      await navigate(withNext('/login', next));
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
  const terms = form.field('terms');
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit} onChange={saveDraft}>
      <ErrorSummary {...form.summary} failure={isTaken ? null : form.summary.failure} />
      {isTaken && (
        <Note tone="warn" role="alert">
          <p>{t('register.taken')}</p>
          <Link className="link" to={login}>
            {t('register.goToLogin')}
          </Link>
        </Note>
      )}
      {profile === 'employer' && (
        <Field label={t('field.companyName')} {...form.field('companyName')}>
          <TextInput {...form.register('companyName')} autoComplete="organization" />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-[8.5rem_1fr]">
        <Field label={t('field.academicTitle')} {...form.field('academicTitle')}>
          <Select
            {...form.register('academicTitle')}
            autoComplete="honorific-prefix"
            options={[
              { value: '', label: t('field.noTitle') },
              ...ACADEMIC_TITLES.map((title) => ({ value: title, label: title })),
            ]}
          />
        </Field>
        <Field label={t('field.fullName')} {...form.field('fullName')}>
          <TextInput {...form.register('fullName')} autoComplete="name" />
        </Field>
      </div>
      <Field label={t('field.email')} {...form.field('email')}>
        <TextInput
          {...form.register('email', { onBlur: (event) => void checkEmail(event.target.value), onChange: clearTaken })}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </Field>
      <NewPasswordField label={t('field.newPassword')} {...form.field('password')} input={form.register('password')} />
      <div>
        <Checkbox
          {...form.register('terms')}
          id={terms.id}
          aria-invalid={Boolean(terms.error)}
          aria-describedby={terms.error ? `${terms.id}-error` : undefined}
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
        {terms.error && (
          <p className="fld-error" id={`${terms.id}-error`}>
            {terms.error}
          </p>
        )}
      </div>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

/** Sign-up with the notices of specification §8. */
function useSignUp(role: ProfileRole, next: string | null) {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const [isTaken, setIsTaken] = useState(false);

  const refuse = (text: string): string => {
    void notify({ title: t('register.failed'), text, tone: 'destructive' });
    return text;
  };
  const refuseTaken = (): string => {
    setIsTaken(true);
    const action = { label: t('register.goToLogin'), onClick: () => void navigate(withNext('/login', next)) };
    void notify({ title: t('register.failed'), text: t('register.taken'), tone: 'destructive', action });
    return t('register.taken');
  };

  /** Resolves with what stood in the way, or nothing. */
  const signUp = async (values: Registration): Promise<string | null> => {
    const exists = await emailExists(values.email);
    if (exists === true) return refuseTaken();
    // Sign-up answers alike for a taken address, so that it would be claimed to have worked.
    if (exists !== false) return refuse(t(exists === 'limited' ? 'register.notChecked' : 'failure.unreachable'));
    const { data, error } = await (await loadAuthClient())
      .signUp({
        email: values.email,
        password: values.password,
        options: {
          emailRedirectTo: location.origin + withNext('/login', next),
          data: dataOf(values, role, i18n.language),
        },
      })
      .catch((failure: unknown) => ({ data: { user: null }, error: failure }));
    if (error) {
      const { code, text } = describeFailure(error, t);
      return code === 'user_already_exists' || code === 'email_exists' ? refuseTaken() : refuse(text);
    }
    if (!data.user) return refuse(t('register.noUser'));
    void notify({ title: t('register.done.title'), text: t('register.done.text') });
    return null;
  };

  /** Says early what sign-up would say in the end. */
  const checkEmail = async (email: string) => {
    const address = email.trim();
    if (EMAIL_PATTERN.test(address)) setIsTaken((await emailExists(address)) === true);
  };
  return { signUp, checkEmail, isTaken, clearTaken: () => setIsTaken(false) };
}

/** Returns the initial data of the profile; `name` and `full_name` are both set, as the specification's call requires. */
function dataOf(values: Registration, role: ProfileRole, language: string) {
  return {
    name: values.fullName,
    full_name: values.fullName,
    role,
    language,
    terms_version: TERMS_VERSION,
    ...(values.academicTitle && { academic_title: values.academicTitle }),
    ...(role === 'employer' && { company_name: values.companyName }),
  };
}

/** Specification §7: the server function `email_exists`. */
async function emailExists(email: string): Promise<boolean | NoAnswer> {
  try {
    const answer = await fetch('/rest/v1/rpc/email_exists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ p_email: email.toLowerCase() }),
    });
    if (answer.status === 429) return 'limited';
    const found: unknown = answer.ok ? await answer.json() : null;
    return typeof found === 'boolean' ? found : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
