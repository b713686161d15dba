import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { ALERT_MARK, safeNext, withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { useStoredDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeSignIn } from './code-sign-in.tsx';
import { Address } from './forgot-password-screen.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { finishSignIn, PasswordSignIn } from './password-sign-in.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { CodeStep } from './shared/code-step.tsx';
import { ProviderButtons } from './shared/provider-buttons.tsx';
import { ResendButton } from './shared/resend-button.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

type ConfirmPendingProps = { email: string; onBack: () => void };

type SignInReason = 'jobAlert' | 'account' | 'employer' | 'other';

const ACCOUNT = /^\/(dashboard|konto|onboarding-jobseeker)(\/|\?|$)/;

const EMPLOYER = /^\/(employer-dashboard|onboarding-employer|create-employer|post-job)(\/|\?|$)/;

type Draft = {
  email: string;
  way: 'password' | 'code';
  sentTo: string | null;
  pending: string | null;
  /** The role of the pending account, where it was created in this tab. */
  profile: ProfileRole | null;
};

const EMPTY: Draft = { email: '', way: 'password', sentTo: null, pending: null, profile: null };

export function SignInScreen({ switches, next }: { switches: PreferenceSwitches; next: string | null }) {
  const { t } = useTranslation('auth');
  const { isEnded } = useSession();
  const [draft, setDraft] = useState(EMPTY);
  const [password, setPassword] = useState<string | null>(null);
  const { save } = useStoredDraft<Draft>('login', (stored) => setDraft((now) => ({ ...now, ...stored })));
  const change = (part: Partial<Draft>) => {
    const changed = { ...draft, ...part };
    setDraft(changed);
    save(changed);
  };
  const back = safeNext(next);
  const reason = signInReason(back);
  if (draft.pending)
    return (
      <AuthFrame
        {...switches}
        title={t('unconfirmed.title')}
        lead={draft.profile && t(`unconfirmed.lead.${draft.profile}`)}
        audience={draft.profile === 'employer' ? 'employer' : 'jobSeeker'}
      >
        <SignedInRedirect next={back} />
        <ConfirmPending email={draft.pending} onBack={() => change({ pending: null, profile: null })} />
      </AuthFrame>
    );
  const register = (
    <>
      {t('login.noAccount')}{' '}
      <Link className="link" to={withNext(reason === 'employer' ? '/register/employer' : '/register', back)}>
        {t('login.register')}
      </Link>
    </>
  );
  return (
    <AuthFrame {...switches} title={t('login.title')} lead={register}>
      <SignedInRedirect next={back} />
      {isEnded && (
        <Note tone="warn" className="mt-6">
          {t('shell:account.ended.text')}
        </Note>
      )}
      {password !== null && (
        <Note tone="warn" className="mt-6" role="alert">
          {t('login.slowedDown')}
        </Note>
      )}
      {!isEnded && reason && <Note className="mt-6">{t(`login.reason.${reason}`)}</Note>}
      <RadioGroup
        className="mt-6"
        layout="segments"
        name="way"
        legend={t('login.way')}
        hideLegend
        value={draft.way}
        onValueChange={(way) => change({ way })}
        options={[
          { value: 'password', label: t('login.byPassword') },
          { value: 'code', label: t('login.byCode') },
        ]}
      />
      {draft.way === 'password' ? (
        <PasswordSignIn
          email={draft.email}
          next={back}
          onEmail={(email) => change({ email })}
          onUnconfirmed={(email) => change({ email, pending: email, profile: null })}
          onSlowedDown={(tried) => {
            setPassword(tried.password);
            change({ email: tried.email, way: 'code', sentTo: null });
          }}
        />
      ) : (
        <CodeSignIn
          email={draft.email}
          sentTo={draft.sentTo}
          password={password}
          onEmail={(email) => change({ email })}
          onSent={(sentTo) => change({ sentTo, ...(sentTo && { email: sentTo }) })}
        />
      )}
      {password === null && <PasskeySignIn />}
      <ProviderButtons next={back} />
      <noscript>
        <Note tone="warn" className="mt-4">
          {t('frame.noScript')}
        </Note>
      </noscript>
    </AuthFrame>
  );
}

/** Returns why the sign-in appeared without being requested, derived from the path to open afterwards. */
export function signInReason(next: string | null): SignInReason | null {
  if (!next) return null;
  if (next.endsWith(ALERT_MARK)) return 'jobAlert';
  if (ACCOUNT.test(next)) return 'account';
  return EMPLOYER.test(next) ? 'employer' : 'other';
}

/** The account is there, its address not yet confirmed: by the link in the mail, or by the code right here. */
function ConfirmPending({ email, onBack }: ConfirmPendingProps) {
  const { t } = useTranslation('auth');
  const verify = async (token: string): Promise<string | null> => {
    const { error } = await (await loadAuthClient())
      .verifyOtp({ email, token, type: 'signup' })
      .catch((failure: unknown) => ({ error: failure }));
    if (error) return describeFailure(error, t).text;
    await finishSignIn(t);
    return null;
  };
  const resend = async (): Promise<string | null> => {
    const { error } = await (await loadAuthClient())
      .resend({ type: 'signup', email, options: { emailRedirectTo: `${location.origin}/login` } })
      .catch((failure: unknown) => ({ error: failure }));
    return error ? describeFailure(error, t).text : null;
  };
  return (
    <>
      <p className="mt-3 text-ink-2" role="status">
        <Trans t={t} i18nKey="unconfirmed.text" components={[<Address key="address" email={email} />]} />
      </p>
      <CodeStep label={t('unconfirmed.code')} submit={t('unconfirmed.submit')} onCode={verify} />
      <div className="mt-4 grid gap-1">
        <ResendButton label={t('unconfirmed.resend')} onResend={resend} />
        <Button variant="ghost" wide onClick={onBack}>
          {t('unconfirmed.back')}
        </Button>
      </div>
    </>
  );
}
