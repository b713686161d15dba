import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { ownPath, withNext } from '../../../session/safe-next.ts';
import { reloadSession } from '../../../session/session-store.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './password-sign-in.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

/** Kinds of links in our mails. */
const LINK_KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

type LinkKind = (typeof LINK_KINDS)[number];

/** Whose next step is a password, not a place. */
export const asksForPassword = (kind: LinkKind): boolean => kind === 'recovery' || kind === 'invite';

const schema = z.object({ email: emailSchema });

/** Kinds that somebody who is not signed in can have sent again. */
const AGAIN = ['signup', 'magiclink', 'recovery'] as const;

type Again = (typeof AGAIN)[number];

export type ConfirmLink = { tokenHash: string | null; type: string | null; next: string | null };

type Stage = 'asked' | 'signed_in' | 'first_of_two' | 'email_changed' | 'expired';

/** Where a mail's link leads. Nothing is used up until a person presses the button: mail scanners open every link. */
export function ConfirmScreen({ switches, link }: { switches: PreferenceSwitches; link: ConfirmLink }) {
  const { t } = useTranslation('auth');
  const [stage, setStage] = useState<Stage>('asked');
  const kind = linkKindOf(link.type);
  if (!kind || !link.tokenHash || stage === 'expired') return <LinkExpired switches={switches} kind={kind} />;
  if (stage === 'first_of_two' || stage === 'email_changed')
    return (
      <AuthFrame {...switches} title={t(`confirm.${stage}.title`)} lead={t(`confirm.${stage}.text`)}>
        <LinkButton className="mt-6" to={stage === 'email_changed' ? '/konto' : '/'} variant="secondary" wide>
          {t(`confirm.${stage}.action`)}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t(`confirm.${kind}.title`)} lead={t(`confirm.${kind}.text`)}>
      {stage === 'signed_in' && <SignedInRedirect next={ownPath(link.next)} />}
      <ConfirmButton kind={kind} tokenHash={link.tokenHash} next={link.next} onStage={setStage} />
    </AuthFrame>
  );
}

type ConfirmButtonProps = { kind: LinkKind; tokenHash: string; next: string | null; onStage: (stage: Stage) => void };

function ConfirmButton({ kind, tokenHash, next, onStage }: ConfirmButtonProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { data, error } = await (await loadAuthClient()).verifyOtp({ token_hash: tokenHash, type: kind });
      if (error) {
        const { code, text } = describeFailure(error, t);
        if (code !== 'otp_expired') return text;
        onStage('expired');
      } else await goOn(data.session !== null);
      return null;
    },
  });
  const goOn = async (hasSession: boolean) => {
    if (!hasSession) return onStage(kind === 'email_change' ? 'first_of_two' : 'expired');
    if (kind === 'email_change') {
      await reloadSession();
      return onStage('email_changed');
    }
    if (asksForPassword(kind)) {
      await reloadSession();
      return navigate(withNext('/passwort-neu', afterPassword(next)), { replace: true });
    }
    await finishSignIn(t);
    onStage('signed_in');
  };
  const failure = confirm.error ? describeFailure(confirm.error, t).text : confirm.data;
  return (
    <div className="mt-6 grid gap-4">
      {failure && (
        <Note tone="warn" role="alert">
          {failure}
        </Note>
      )}
      <Button size="l" wide loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t(`confirm.${kind}.submit`)}
      </Button>
      <noscript>
        <Note tone="warn">{t('frame.noScript')}</Note>
      </noscript>
    </div>
  );
}

/** Returns the path to open after the new password; null where the mail leads only to the password form itself. */
function afterPassword(next: string | null): string | null {
  const path = ownPath(next);
  return path?.startsWith('/passwort-neu') ? null : path;
}

/** Used, outdated or cut off by a mail program: what to do next. */
function LinkExpired({ switches, kind }: { switches: PreferenceSwitches; kind: LinkKind | null }) {
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
  const form = useZodForm({
    schema,
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: useProblemOf(),
    isServerRendered: true,
    onSubmit: async ({ email }, fail) => {
      const error = await sendAgain(kind, email).catch((failure: unknown) => failure);
      const failure = error ? describeFailure(error, t) : null;
      if (failure && failure.code !== 'otp_disabled') fail(failure.text);
      else setIsSent(true);
    },
  });
  if (isSent)
    return (
      <Note tone="good" role="status" className="mt-6">
        {t('expired.sent')}
      </Note>
    );
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <Field label={t('field.email')} {...form.field('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
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

/** `email` is the protocol's general word for a code or link that signs in. */
export function linkKindOf(type: string | null): LinkKind | null {
  if (type === 'email') return 'magiclink';
  return LINK_KINDS.find((kind) => kind === type) ?? null;
}
