import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { describeFailure } from './auth-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { CodeStep } from './shared/code-step.tsx';
import { ResendButton } from './shared/resend-button.tsx';

/** Digits by text message; sent when asked for, since each one costs somebody. */
export function PhoneFactor({ factorId }: { factorId: string }) {
  const { t } = useTranslation('auth');
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const challenge = useMutation({
    mutationFn: async () => {
      const { data, error } = await (await loadAuthClient()).mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw error;
      return data.id;
    },
    onSuccess: setChallengeId,
  });
  const challengeAgain = () =>
    challenge.mutateAsync().then(
      () => null,
      (error: unknown) => describeFailure(error, t).text,
    );
  const verify = async (code: string): Promise<string | null> => {
    if (!challengeId) return null;
    const { error } = await (await loadAuthClient()).mfa
      .verify({ factorId, challengeId, code })
      .catch((problem: unknown) => ({ error: problem }));
    if (error) return describeFailure(error, t).text;
    await finishSignIn(t);
    return null;
  };
  if (!challengeId)
    return (
      <div className="au-form">
        {challenge.error && (
          <Note tone="warn" role="alert">
            {describeFailure(challenge.error, t).text}
          </Note>
        )}
        <Button size="l" wide loading={challenge.isPending} onClick={() => challenge.mutate()}>
          {t('factor.phone.send')}
        </Button>
      </div>
    );
  return (
    <>
      <CodeStep id="factor-code" label={t('factor.code')} submit={t('factor.submit')} onCode={verify} />
      <div className="mt-4">
        <ResendButton label={t('code.resend')} onResend={challengeAgain} />
      </div>
    </>
  );
}
