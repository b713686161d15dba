import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { withNext } from '../../../session/safe-next.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { readDraft } from '../../../session/use-stored-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { CodeStep } from './shared/code-step.tsx';
import { ResendButton } from './shared/resend-button.tsx';

/** The address a text speaks of. */
export const Address = ({ email }: { email: string }) => <b className="break-words text-ink">{email}</b>;

const schema = z.object({ email: emailSchema });
type Values = z.infer<typeof schema>;

export function ForgotPasswordScreen({ switches, next }: { switches: PreferenceSwitches; next: string | null }) {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Link className="link" to={withNext('/login', next)}>
      {t('forgot.back')}
    </Link>
  );
  if (sentTo)
    return (
      <AuthFrame {...switches} title={t('forgot.sentTitle')} lead={back}>
        <RecoveryCode email={sentTo} next={next} />
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t('forgot.title')} lead={t('forgot.text')}>
      <ForgotForm onSent={setSentTo} />
      <p className="mt-4">{back}</p>
    </AuthFrame>
  );
}

async function sendRecovery(email: string): Promise<unknown> {
  try {
    const redirectTo = `${location.origin}/passwort-neu`;
    return (await (await loadAuthClient()).resetPasswordForEmail(email, { redirectTo })).error;
  } catch (failure) {
    return failure;
  }
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    schema,
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async ({ email }, fail) => {
      const error = await sendRecovery(email);
      if (error) fail(describeFailure(error, t).text);
      else onSent(email);
    },
  });
  // Fills in the address just typed at the sign-in, unless something was typed here before the script ran.
  useOnce(() => {
    const email = form.getValues('email') || readDraft<Values>('login')?.email;
    if (email) form.setValue('email', email);
  });
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <Field label={t('field.email')} {...form.field('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

function RecoveryCode({ email, next }: { email: string; next: string | null }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const verify = async (token: string): Promise<string | null> => {
    const { error } = await (await loadAuthClient())
      .verifyOtp({ email, token, type: 'recovery' })
      .catch((failure: unknown) => ({ error: failure }));
    if (error) return describeFailure(error, t).text;
    await reloadSession();
    await navigate(withNext('/passwort-neu', next), { replace: true });
    return null;
  };
  const resend = async () => {
    const error = await sendRecovery(email);
    return error ? describeFailure(error, t).text : null;
  };
  return (
    <>
      <p className="mt-3 text-ink-2" role="status">
        <Trans t={t} i18nKey="forgot.sent" components={[<Address key="address" email={email} />]} />
      </p>
      <CodeStep label={t('code.label')} submit={t('forgot.continue')} onCode={verify} />
      <div className="mt-4">
        <ResendButton label={t('forgot.resend')} onResend={resend} />
      </div>
    </>
  );
}

/** Runs after hydration, one time. */
function useOnce(run: () => void): void {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}
