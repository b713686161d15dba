import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { readRedirectTarget } from '../../session/redirect-target.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import type { PreferenceSwitches } from './preference-switches.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

export type ProviderAnswer = { code: string | null; error: string | null; errorCode: string | null };

/** Back from Google: the code is good for this browser only, so nobody has to press anything. */
export function ProviderReturn({ switches, answer }: { switches: PreferenceSwitches; answer: ProviderAnswer }) {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setNext(readRedirectTarget());
    void exchange(answer).then(async (error) => {
      if (error) return setFailure(describeFailure(error, t).text);
      await finishSignIn(t);
      setIsDone(true);
    });
  }, [answer, t]);
  return (
    <AuthFrame
      {...switches}
      title={t(failure ? 'failure.signIn' : 'provider.title')}
      lead={!failure && t('provider.text')}
    >
      {isDone && <SignedInRedirect next={next} />}
      {failure && (
        <div className="au-form">
          <Note tone="warn" role="alert">
            {failure}
          </Note>
          <LinkButton wide to="/login">
            {t('expired.toLogin')}
          </LinkButton>
        </div>
      )}
    </AuthFrame>
  );
}

async function exchange({ code, error, errorCode }: ProviderAnswer): Promise<unknown> {
  if (!code) return { code: errorCode ?? undefined, status: 400, message: error ?? '' };
  try {
    return (await (await loadAuthClient()).exchangeCodeForSession(code)).error;
  } catch (failure) {
    return failure;
  }
}
