import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { storedSession } from '../../../session/stored-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { EmailField } from './email-field.tsx';
import { Address } from './forgot-password-screen.tsx';
import { finishSignIn } from './password-sign-in.tsx';
import { CodeStep } from './shared/code-step.tsx';
import { ResendButton } from './shared/resend-button.tsx';

const schema = z.object({ email: emailSchema });
type Values = z.infer<typeof schema>;

type CodeSignInProps = {
  email: string;
  sentTo: string | null;
  /** Given before, and sent with the code: it is then taken whatever others have tried. */
  password: string | null;
  onEmail: (email: string) => void;
  onSent: (email: string | null) => void;
};

/** The code first goes out, then comes back. Whether the address has an account is disclosed to nobody but its owner. */
export function CodeSignIn({ email, sentTo, password, onEmail, onSent }: CodeSignInProps) {
  const { t } = useTranslation('auth');
  const request = async (address: string): Promise<string | null> => {
    const { error } = await (await loadAuthClient())
      .signInWithOtp({ email: address, options: { shouldCreateUser: false } })
      .catch((failure: unknown) => ({ error: failure }));
    const failure = error ? describeFailure(error, t) : null;
    return failure && failure.code !== 'otp_disabled' ? failure.text : null;
  };
  if (sentTo)
    return (
      <CodeArrival email={sentTo} password={password} onResend={() => request(sentTo)} onBack={() => onSent(null)} />
    );
  return (
    <CodeRequest
      email={email}
      onEmail={onEmail}
      send={async (values) => {
        const refused = await request(values.email);
        if (!refused) onSent(values.email);
        return refused;
      }}
    />
  );
}

type CodeRequestProps = Pick<CodeSignInProps, 'email' | 'onEmail'> & {
  send: (values: Values) => Promise<string | null>;
};

function CodeRequest({ email, onEmail, send }: CodeRequestProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    schema,
    defaultValues: { email },
    fields: ['email'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async (values, fail) => {
      const refused = await send(values);
      if (refused) fail(refused);
    },
  });
  return (
    <form method="post" className="mt-4 grid gap-4" noValidate onSubmit={form.submit} aria-label={t('login.code')}>
      <ErrorSummary {...form.summary} />
      <EmailField form={form} email={email} onEmail={onEmail} />
      <div className="note">
        <Mail size={20} />
        <span>{t('code.promise')}</span>
      </div>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('code.request')}
      </Button>
    </form>
  );
}

type CodeArrivalProps = {
  email: string;
  password: string | null;
  onResend: () => Promise<string | null>;
  onBack: () => void;
};

function CodeArrival({ email, password, onResend, onBack }: CodeArrivalProps) {
  const { t } = useTranslation('auth');
  const [remember, setRemember] = useState(true);
  const verify = async (token: string): Promise<string | null> => {
    storedSession().remember(remember);
    const proof = { email, token, type: 'email' as const, ...(password && { password }) };
    const { error } = await (await loadAuthClient()).verifyOtp(proof).catch((failure: unknown) => ({ error: failure }));
    if (error) return describeFailure(error, t).text;
    await finishSignIn(t);
    return null;
  };
  return (
    <>
      <p className="mt-5 text-ink-2" role="status">
        <Trans t={t} i18nKey="code.sent" components={[<Address key="address" email={email} />]} />
      </p>
      <CodeStep label={t('code.label')} submit={t('login.submit')} onCode={verify}>
        <Checkbox
          label={t('login.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
      </CodeStep>
      <div className="mt-4 grid gap-1">
        <ResendButton label={t('code.resend')} onResend={onResend} />
        <Button variant="ghost" wide onClick={onBack}>
          {t('code.otherAddress')}
        </Button>
      </div>
    </>
  );
}
