import { emailSchema } from '@stellenvisite/contract/email.schema';
import { z } from '@stellenvisite/contract/zod';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { LinkKind } from './link-kind.ts';
import type { PreferenceSwitches } from './preference-switches.ts';
import { useAuthForm } from './use-auth-form.ts';

const schema = z.object({ email: emailSchema });
type Values = z.infer<typeof schema>;

/** Kinds that somebody who is not signed in can have sent again. */
const AGAIN = ['signup', 'magiclink', 'recovery'] as const;
type Again = (typeof AGAIN)[number];

/** Used, outdated or cut off by a mail program: what to do next. */
export function LinkExpired({ switches, kind }: { switches: PreferenceSwitches; kind: LinkKind | null }) {
  const { t } = useTranslation('auth');
  const again = AGAIN.find((each) => each === kind);
  const words = kind === 'email_change' || kind === 'invite' ? kind : 'link';
  return (
    <AuthFrame {...switches} title={t('expired.title')} lead={t(`expired.${words}`)}>
      {again && <SendAgain kind={again} />}
      <LinkButton className="mt-3" variant="ghost" wide to={kind === 'email_change' ? '/konto/sicherheit' : '/login'}>
        {t(kind === 'email_change' ? 'expired.toAccount' : 'expired.toLogin')}
      </LinkButton>
    </AuthFrame>
  );
}

function SendAgain({ kind }: { kind: Again }) {
  const { t } = useTranslation('auth');
  const [isSent, setIsSent] = useState(false);
  const { form, field, submit, isSending, summary } = useAuthForm<Values>({
    id: 'again',
    schema,
    defaultValues: { email: '' },
    send: async ({ email }) => {
      const error = await sendAgain(kind, email).catch((failure: unknown) => failure);
      const failure = error ? describeFailure(error, t) : null;
      if (failure && failure.code !== 'otp_disabled') return failure.text;
      setIsSent(true);
      return null;
    },
  });
  if (isSent)
    return (
      <Note tone="good" role="status" className="mt-6">
        {t('expired.sent')}
      </Note>
    );
  return (
    <form method="post" className="au-form" noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      <Field label={t('field.email')} {...field('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Button type="submit" size="l" wide loading={isSending}>
        {t('expired.again')}
      </Button>
    </form>
  );
}

async function sendAgain(kind: Again, email: string): Promise<unknown> {
  const client = await loadAuthClient();
  if (kind === 'recovery')
    return (await client.resetPasswordForEmail(email, { redirectTo: `${location.origin}/passwort-neu` })).error;
  if (kind === 'magiclink') return (await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error;
  return (await client.resend({ type: 'signup', email, options: { emailRedirectTo: `${location.origin}/login` } }))
    .error;
}
