import { TERMS_VERSION } from '@stellenvisite/contract/identity/accounts';
import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import type { User } from '@supabase/auth-js';
import { ChevronLeft, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { withNext } from '../../../session/safe-next.ts';
import { useStoredDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { Address } from './forgot-password-screen.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { finishSignIn } from './password-sign-in.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { CodeStep } from './shared/code-step.tsx';
import { supportsPasskeys } from './shared/passkeys.ts';
import { ProviderButtons } from './shared/provider-buttons.tsx';
import { ResendButton } from './shared/resend-button.tsx';
import { useAuthOffers } from './shared/use-auth-offers.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

const schema = z.object({ email: emailSchema });

/** As the auth server has it: wrong codes from one source after which a code is used up, and how long it is valid. */
const TRIES = 5;
const CODE_MS = 600_000;

type SentCode = { email: string; sentAt: number; wrong: number };

type Draft = { email: string; sent: SentCode | null; isEntering: boolean };

const EMPTY: Draft = { email: '', sent: null, isEntering: false };

type CodeRegisterProps = { switches: PreferenceSwitches; next: string | null };

/** Sign-up of job seekers by a mailed code. Whoever has an account already is signed in by the same code. */
export function CodeRegister({ switches, next }: CodeRegisterProps) {
  const { t, i18n } = useTranslation('auth');
  const { passkeys } = useAuthOffers();
  const [draft, setDraft] = useState(EMPTY);
  const [isOffered, setIsOffered] = useState(false);
  const { save, remove } = useStoredDraft<Draft>('register', (stored) => setDraft((now) => ({ ...now, ...stored })));
  const change = (part: Partial<Draft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    save(changed);
  };
  const send = async (email: string): Promise<string | null> => {
    const data = { role: 'job_seeker', language: i18n.language, terms_version: TERMS_VERSION };
    const { error } = await (await loadAuthClient())
      .signInWithOtp({ email, options: { shouldCreateUser: true, data } })
      .catch((failure: unknown) => ({ error: failure }));
    const failure = error ? describeFailure(error, t) : null;
    const isStillValid = draft.sent?.email === email && Date.now() - draft.sent.sentAt < CODE_MS;
    if (failure?.code === 'over_email_send_rate_limit' && isStillValid && !draft.isEntering) {
      change({ email, isEntering: true });
      return null;
    }
    if (!failure) change({ email, sent: { email, sentAt: Date.now(), wrong: 0 }, isEntering: true });
    return failure?.text ?? null;
  };
  const { sent, isEntering } = draft;
  // Rendered instead of the way onwards, which a signed-in person would be led at once.
  if (isOffered) return <PasskeyOffer switches={switches} onDone={() => setIsOffered(false)} />;
  if (sent && isEntering)
    return (
      <AuthFrame
        {...switches}
        above={
          <button
            type="button"
            className="link inline-flex min-h-tap items-center gap-1.5 text-fs-7"
            onClick={() => change({ isEntering: false })}
          >
            <ChevronLeft size={18} />
            {t('code.otherAddress')}
          </button>
        }
        title={t('register.code.title')}
        lead={
          <span role="status">
            <Trans t={t} i18nKey="register.code.sent" components={[<Address key="address" email={sent.email} />]} />
          </span>
        }
      >
        <SignedInRedirect next={next} />
        <CodeEntry
          key={sent.sentAt}
          sent={sent}
          onWrong={() => change({ sent: { ...sent, wrong: sent.wrong + 1 } })}
          onSignedIn={(user) => {
            remove();
            setIsOffered(passkeys && supportsPasskeys() && isNew(user));
          }}
          onResend={() => send(sent.email)}
        />
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t('register.title')} lead={t('register.code.lead')}>
      <SignedInRedirect next={next} />
      <AddressForm email={draft.email} send={send} />
      <ProviderButtons next={next} />
      <OtherWays next={next} />
      <noscript>
        <Note tone="warn" className="mt-4">
          {t('frame.noScript')}
        </Note>
      </noscript>
    </AuthFrame>
  );
}

type AddressFormProps = { email: string; send: (email: string) => Promise<string | null> };

function AddressForm({ email, send }: AddressFormProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    schema,
    defaultValues: { email },
    fields: ['email'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async (values, fail) => {
      const refused = await send(values.email);
      if (refused) fail(refused);
    },
  });
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <Field label={t('field.email')} help={t('register.code.private')} {...form.field('email')}>
        <TextInput
          {...form.register('email')}
          icon={<Mail size={20} />}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </Field>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('code.request')}
      </Button>
      <p className="text-fs-8 text-ink-2 leading-[1.6]">
        <Trans
          t={t}
          i18nKey="register.code.terms"
          components={[
            <Link key="terms" className="link" to="/nutzungsbedingungen" target="_blank" />,
            <Link key="privacy" className="link" to="/datenschutz" target="_blank" />,
          ]}
        />
      </p>
    </form>
  );
}

/** The address was confirmed by this very sign-in: the account is a new one. */
const isNew = (user: User | null): boolean =>
  Math.abs(Date.parse(user?.email_confirmed_at ?? '') - Date.parse(user?.last_sign_in_at ?? '')) < 5_000;

type CodeEntryProps = {
  sent: SentCode;
  onWrong: () => void;
  onSignedIn: (user: User | null) => void;
  onResend: () => Promise<string | null>;
};

/** Six digits, checked with the sixth. Says how many tries this code has left, and how long it is valid. */
function CodeEntry({ sent, onWrong, onSignedIn, onResend }: CodeEntryProps) {
  const { t } = useTranslation('auth');
  const left = useSecondsUntil(sent.sentAt + CODE_MS);
  const verify = async (token: string): Promise<string | null> => {
    const { data, error } = await (await loadAuthClient())
      .verifyOtp({ email: sent.email, token, type: 'email' })
      .catch((failure: unknown) => ({ data: { user: null }, error: failure }));
    if (!error) {
      onSignedIn(data.user);
      await finishSignIn(t);
      return null;
    }
    const { code, text } = describeFailure(error, t);
    if (code !== 'otp_expired') return text;
    onWrong();
    const tries = Math.max(0, TRIES - sent.wrong - 1);
    if (left === 0) return t('register.code.expired');
    return tries === 0 ? t('register.code.usedUp') : t(`register.code.wrong.${tries}` as 'register.code.wrong.4');
  };
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <CodeStep
        label={t('unconfirmed.code')}
        hint={
          <span className="num" aria-hidden="true">
            {left > 0 ? t('register.code.left', { time }) : t('register.code.over')}
          </span>
        }
        onCode={verify}
      />
      <div className="mt-4">
        <ResendButton label={t('register.code.resend')} onResend={onResend} />
      </div>
      <p className="mt-4 text-fs-8 text-ink-2 leading-[1.6]">{t('register.code.spam')}</p>
    </>
  );
}

function OtherWays({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  const ways = [
    { key: 'signIn', to: '/login' },
    { key: 'employer', to: '/register/employer' },
    { key: 'password', to: '/register/jobseeker' },
  ] as const;
  return (
    <div className="mt-6 grid gap-1">
      {ways.map(({ key, to }) => (
        <p key={key} className="flex min-h-tap flex-wrap items-center gap-x-1.5">
          {t(`register.other.${key}.question`)}
          <Link className="link" to={withNext(to, next)}>
            {t(`register.other.${key}.link`)}
          </Link>
        </p>
      ))}
    </div>
  );
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Counts down to a moment in milliseconds, by the clock: a tab in the background misses ticks, but no time. */
function useSecondsUntil(time: number): number {
  const [left, setLeft] = useState(() => secondsUntil(time));
  useEffect(() => {
    setLeft(secondsUntil(time));
    const timer = setInterval(() => setLeft(secondsUntil(time)), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
