import { passwordReasons } from '@stellenvisite/contract/password';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { restartInactivityTimeout } from '../../../session/inactivity-timeout.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { PasswordChecklist } from '../../auth/shared/password-checklist.tsx';
import { EMPLOYER_HOME } from '../../employer-area/shared/employer-area-paths.ts';

type InvitedRegistrationProps = { token: string; email: string };

/** A new account by the link alone: the mail has proven the address, so it is not asked for. */
export function InvitedRegistration({ token, email }: InvitedRegistrationProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useRegistration();
  const isNameMissing = fullName.trim() === '';
  const isWeak = passwordReasons(password).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPending || isNameMissing || isWeak || !acceptsTerms) return;
    mutate({ token, email, fullName: fullName.trim(), password });
  };
  const alertOf = (isWrong: boolean, text: string) =>
    isTried && isWrong ? <span role="alert">{text}</span> : undefined;
  return (
    <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
      <h2 className="text-fs-4">{t('register.title')}</h2>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <Field label={t('register.email')}>
        <TextInput type="email" name="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label={t('register.fullName')} error={alertOf(isNameMissing, t('register.nameMissing'))}>
        <TextInput
          name="name"
          autoComplete="name"
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
        />
      </Field>
      <div className="grid gap-3">
        <Field label={t('register.password')} error={alertOf(isWeak, t('register.passwordWeak'))}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <PasswordChecklist password={password} isRefused={isTried && isWeak} />
      </div>
      <div>
        <Checkbox
          checked={acceptsTerms}
          onChange={(event) => setAcceptsTerms(event.target.checked)}
          aria-invalid={isTried && !acceptsTerms}
          aria-describedby={isTried && !acceptsTerms ? 'invited-terms-error' : undefined}
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
        {isTried && !acceptsTerms && (
          <p className="fld-error" id="invited-terms-error" role="alert">
            {t('register.termsMissing')}
          </p>
        )}
      </div>
      <Button type="submit" size="l" wide loading={isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

type Registration = { token: string; email: string; fullName: string; password: string };

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
