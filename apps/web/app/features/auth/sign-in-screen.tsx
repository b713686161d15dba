import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { safeNext, withNext } from '../../session/safe-next.ts';
import { useSession } from '../../session/use-session.ts';
import { useStoredDraft } from '../../session/use-stored-draft.ts';
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeSignIn } from './code-sign-in.tsx';
import { ConfirmPending } from './confirm-pending.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { signInReason } from './sign-in-reason.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

type Draft = {
  email: string;
  way: 'password' | 'code';
  sentTo: string | null;
  pending: string | null;
  /** Whom the pending account is for, where it was made in this tab. */
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
      <Link className="link" to={withNext('/register', back)}>
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
      <GoogleButton next={back} />
      <noscript>
        <Note tone="warn" className="mt-4">
          {t('frame.noScript')}
        </Note>
      </noscript>
    </AuthFrame>
  );
}
