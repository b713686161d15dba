import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { describeFailure } from './auth-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { CodeStep } from './shared/code-step.tsx';

const PERIOD_SECONDS = 30;

/** Digits of an authenticator app; they change every half minute. */
export function TotpFactor({ factorId }: { factorId: string }) {
  const { t } = useTranslation('auth');
  const left = useSecondsLeft();
  const verify = async (code: string): Promise<string | null> => {
    const { error } = await (await loadAuthClient()).mfa
      .challengeAndVerify({ factorId, code })
      .catch((failure: unknown) => ({ error: failure }));
    if (error) return describeFailure(error, t).text;
    await finishSignIn(t);
    return null;
  };
  return (
    <CodeStep
      id="factor-code"
      label={t('factor.code')}
      hint={<span className="num">{t('factor.left', { seconds: String(left).padStart(2, '0') })}</span>}
      submit={t('factor.submit')}
      onCode={verify}
    />
  );
}

const secondsLeft = () => PERIOD_SECONDS - (Math.floor(Date.now() / 1000) % PERIOD_SECONDS);

function useSecondsLeft(): number {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
