import { Trans, useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from './address.tsx';
import { describeFailure } from './auth-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { CodeStep } from './shared/code-step.tsx';
import { ResendButton } from './shared/resend-button.tsx';

type ConfirmPendingProps = { email: string; onBack: () => void };

/** The account is there, its address not yet confirmed: by the link in the mail, or by the code right here. */
export function ConfirmPending({ email, onBack }: ConfirmPendingProps) {
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
      <CodeStep id="confirm-code" label={t('unconfirmed.code')} submit={t('unconfirmed.submit')} onCode={verify} />
      <div className="mt-4 grid gap-1">
        <ResendButton label={t('unconfirmed.resend')} onResend={resend} />
        <Button variant="ghost" wide onClick={onBack}>
          {t('unconfirmed.back')}
        </Button>
      </div>
    </>
  );
}
