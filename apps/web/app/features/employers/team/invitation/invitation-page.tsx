import type { OpenedInvitation } from '@stellenvisite/contract/employers/team.schema';
import { registerInvitedSchema } from '@stellenvisite/contract/identity/registration.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { restartInactivityTimeout } from '../../../../session/inactivity-timeout.ts';
import { withNext } from '../../../../session/safe-next.ts';
import { reloadSession } from '../../../../session/session-store.ts';
import { useSession } from '../../../../session/use-session.ts';
import { useSignOut } from '../../../../session/use-sign-out.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { NewPasswordField } from '../../../identity/auth/shared/new-password-field.tsx';
import { EMPLOYER_HOME } from '../../area/shared/employer-page.ts';

type InvitedRegistrationProps = { token: string; email: string };

type Registration = { token: string; email: string; fullName: string; password: string };

const registrationSchema = registerInvitedSchema.omit({ token: true });

const ERRORS = { fullName: 'nameMissing', password: 'passwordWeak', acceptsTerms: 'termsMissing' } as const;

type InvitationPageProps = { token: string | null; invitation: OpenedInvitation | null };

/** Where the link of an invitation leads: nothing happens until a person presses the button. */
export function InvitationPage({ token, invitation }: InvitationPageProps) {
  const { t } = useTranslation('team');
  if (!token || !invitation)
    return (
      <Letter title={t('invitation.invalid.title')} text={t('invitation.invalid.text')}>
        <LinkButton to="/login">{t('invitation.signIn')}</LinkButton>
      </Letter>
    );
  const { employer, role, isAccountAddress, invitedBy, email, expiresAt } = invitation;
  const words = { employer: employer.name, name: invitedBy ?? '', role: t(`role.${role}`) };
  return (
    <Letter
      title={t('invitation.title', words)}
      text={t(invitedBy ? 'invitation.text' : 'invitation.textWithoutName', words)}
    >
      {isAccountAddress && <p className="mb-4">{t('invitation.accountAddress', { email, employer: employer.name })}</p>}
      <p className="mb-6 text-ink-2">{t('invitation.validity', { email, date: formatDate(expiresAt) })}</p>
      <Answer token={token} invitation={invitation} />
    </Letter>
  );
}

function Answer({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const { t } = useTranslation('team');
  const { status, account } = useSession();
  const { startSignOut, isSigningOut } = useSignOut();
  const { email } = invitation;
  if (status === 'unknown') return <Skeleton className="h-12 w-64" />;
  if (account && account.email?.toLowerCase() !== email)
    return (
      <Note>
        <p>{t('invitation.otherAccount', { own: account.email, email })}</p>
        <Button variant="secondary" className="mt-3" loading={isSigningOut} onClick={() => void startSignOut()}>
          {t('invitation.signOut')}
        </Button>
      </Note>
    );
  if ((account?.role ?? invitation.account) === 'job_seeker') return <Note>{t('invitation.seekerAccount')}</Note>;
  if (account) return <AcceptButton token={token} />;
  if (invitation.account === 'employer')
    return (
      <>
        <p className="mb-4">{t('invitation.hasAccount')}</p>
        <LinkButton size="l" to={withNext('/login', `/team-einladung?token=${token}`)}>
          {t('invitation.signIn')}
        </LinkButton>
      </>
    );
  return <InvitedRegistration token={token} email={email} />;
}

type LetterProps = { title: string; text: string; children: ReactNode };

function Letter({ title, text, children }: LetterProps) {
  return (
    <section className="wrap py-12 md:py-20">
      <div className="max-w-[40rem]">
        <h1 className="text-fs-1 leading-head">{title}</h1>
        <p className="mt-4 text-fs-5 text-ink-2">{text}</p>
      </div>
      <div className="mt-8 max-w-[32rem]">{children}</div>
    </section>
  );
}

/** For who is signed in with the invited address. */
function AcceptButton({ token }: { token: string }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataOf(api.POST('/api/team-invitations/accepted', { body: { token } })),
    onSuccess: async () => {
      await reloadSession();
      await navigate(EMPLOYER_HOME);
    },
  });
  return (
    <>
      {error && (
        <Note tone="warn" role="alert" className="mb-4">
          {errorText(error)}
        </Note>
      )}
      <Button size="l" loading={isPending} onClick={() => mutate()}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}

/** Creates an account from an invitation link. The mail has proven the address, so the form has no field for it. */
function InvitedRegistration({ token, email }: InvitedRegistrationProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRegistration();
  const form = useZodForm({
    schema: registrationSchema,
    defaultValues: { fullName: '', password: '' },
    fields: ['fullName', 'password', 'acceptsTerms'],
    errorText: (name) => t(`register.${ERRORS[name]}`),
    onSubmit: ({ fullName, password }) => {
      if (!isPending) mutate({ token, email, fullName, password });
    },
  });
  const terms = form.field('acceptsTerms');
  const termsError = `${terms.id}-error`;
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={form.submit}>
      <h2 className="text-fs-4">{t('register.title')}</h2>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <Field label={t('register.email')}>
        <TextInput type="email" name="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label={t('register.fullName')} {...form.field('fullName')}>
        <TextInput {...form.register('fullName')} autoComplete="name" />
      </Field>
      <NewPasswordField label={t('register.password')} {...form.field('password')} input={form.register('password')} />
      <div>
        <Checkbox
          id={terms.id}
          {...form.register('acceptsTerms')}
          aria-invalid={terms.error ? true : undefined}
          aria-describedby={terms.error ? termsError : undefined}
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
          <p className="fld-error" id={termsError}>
            {terms.error}
          </p>
        )}
      </div>
      <Button type="submit" size="l" wide loading={isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

function useRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ email, ...registration }: Registration) => {
      const body = { ...registration, acceptsTerms: true } as const;
      await dataOf(api.POST('/api/team-invitations/registered', { body }));
      const client = await loadAuthClient();
      const { error } = await client.signInWithPassword({ email, password: registration.password });
      return error === null;
    },
    onSuccess: async (isSignedIn) => {
      if (!isSignedIn) return void (await navigate('/login'));
      restartInactivityTimeout();
      await reloadSession();
      await navigate(EMPLOYER_HOME);
    },
  });
}
