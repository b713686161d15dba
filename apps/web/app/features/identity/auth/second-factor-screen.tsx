import { z } from '@stellenvisite/contract/platform/zod';
import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { recordSignOut } from '../../../session/end-session.ts';
import { withNext } from '../../../session/safe-next.ts';
import { announceSignOut, signOutByChoice } from '../../../session/session-store.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { describeFailure, useProblemOf } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LostFactor } from './lost-factor.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { finishSignIn } from './password-sign-in.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { CodeStep } from './shared/code-step.tsx';
import { confirmByPasskey } from './shared/passkeys.ts';
import { ResendButton } from './shared/resend-button.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

const schema = z.object({ recoveryCode: z.string().trim().min(1) });

const PERIOD_SECONDS = 30;

const secondsLeft = () => PERIOD_SECONDS - (Math.floor(Date.now() / 1000) % PERIOD_SECONDS);

/** Renders the second step at sign-in: a factor, or a code stored for when there is none. */
export function SecondFactorScreen({ switches, next }: { switches: PreferenceSwitches; next: string | null }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { status, secondFactorOpen } = useSession();
  const factors = useFactors(secondFactorOpen);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0];
  const [way, setWay] = useState<'factor' | 'recovery' | 'lost'>('factor');
  const isNobody = status === 'signed_out' && !secondFactorOpen;
  useEffect(() => {
    if (isNobody) void navigate(withNext('/login', next), { replace: true });
  }, [isNobody, navigate, next]);
  const cancel = async () => {
    recordSignOut();
    announceSignOut();
    await signOutByChoice(async () => (await loadAuthClient()).signOut({ scope: 'local' }));
  };
  return (
    <AuthFrame
      {...switches}
      title={t('factor.title')}
      lead={way === 'factor' ? chosen && t(`factor.${chosen.factor_type}.text`) : t(`factor.${way}.text`)}
    >
      <SignedInRedirect next={next} isSecondStep />
      {way === 'factor' && <FactorStep factors={factors} chosen={chosen} onChoose={setChosenId} />}
      {way === 'recovery' && <RecoveryCodeForm />}
      {way === 'lost' && <LostFactor />}
      <p className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-fs-8 text-ink-2 before:border-line-2 before:border-t after:border-line-2 after:border-t">
        {t('factor.noAccess')}
      </p>
      <div className="mt-4 grid gap-2">
        {way !== 'factor' && (
          <Button variant="secondary" wide onClick={() => setWay('factor')}>
            {t('factor.recovery.back')}
          </Button>
        )}
        {way !== 'recovery' && (
          <Button variant="secondary" wide onClick={() => setWay('recovery')}>
            {t('factor.recovery.use')}
          </Button>
        )}
        {way !== 'lost' && (
          <Button variant="secondary" wide onClick={() => setWay('lost')}>
            {t('factor.lost.title')}
          </Button>
        )}
      </div>
      <Button className="mt-2" variant="ghost" wide onClick={() => void cancel()}>
        {t('factor.otherAccount')}
      </Button>
    </AuthFrame>
  );
}

type FactorStepProps = { factors: readonly Factor[]; chosen: Factor | undefined; onChoose: (id: string) => void };

/** Whoever has several factors chooses. */
function FactorStep({ factors, chosen, onChoose }: FactorStepProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      {factors.length > 1 && chosen && (
        <RadioGroup
          className="mt-6"
          name="factor"
          legend={t('factor.choose')}
          layout="cards"
          value={chosen.id}
          onValueChange={onChoose}
          options={factors.map(({ id, factor_type: type, friendly_name: name }) => ({
            value: id,
            label: t(`factor.${type}.name`),
            ...(name && { help: name }),
          }))}
        />
      )}
      {!chosen && <Skeleton className="mt-6 h-16" />}
      {chosen?.factor_type === 'webauthn' && <PasskeyFactor key={chosen.id} factorId={chosen.id} />}
      {chosen?.factor_type === 'totp' && <TotpFactor key={chosen.id} factorId={chosen.id} />}
      {chosen?.factor_type === 'phone' && <PhoneFactor key={chosen.id} factorId={chosen.id} />}
    </>
  );
}

function useFactors(isNeeded: boolean): Factor[] {
  const { data } = useQuery({ queryKey: ['auth', 'factors'], queryFn: listFactors, enabled: isNeeded, staleTime: 0 });
  return data ?? [];
}

async function listFactors(): Promise<Factor[]> {
  const { data, error } = await (await loadAuthClient()).mfa.listFactors();
  if (error) throw error;
  return [...data.webauthn, ...data.totp, ...data.phone];
}

/** Asks for a passkey or security key in the dialog of the device. */
function PasskeyFactor({ factorId }: { factorId: string }) {
  const { t } = useTranslation('auth');
  const {
    mutate,
    isPending,
    data: refused,
  } = useMutation({
    mutationFn: async () => {
      const { error } = await confirmByPasskey(factorId).catch((failure: unknown) => ({ error: failure }));
      if (error) return describeFailure(error, t).text;
      await finishSignIn(t);
      return null;
    },
  });
  return (
    <div className="mt-6 grid gap-4">
      <PasskeyButton size="l" refused={refused} loading={isPending} onPress={() => mutate()}>
        {t('factor.webauthn.submit')}
      </PasskeyButton>
    </div>
  );
}

/** Asks for the digits of an authenticator app, which change every half minute. */
function TotpFactor({ factorId }: { factorId: string }) {
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
      label={t('factor.code')}
      hint={<span className="num">{t('factor.left', { seconds: String(left).padStart(2, '0') })}</span>}
      submit={t('factor.submit')}
      onCode={verify}
    />
  );
}

function useSecondsLeft(): number {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** One of the codes that were printed for the day the second factor is not at hand. */
function RecoveryCodeForm() {
  const { t } = useTranslation('auth');
  const form = useZodForm({
    schema,
    defaultValues: { recoveryCode: '' },
    fields: ['recoveryCode'],
    errorText: useProblemOf(),
    onSubmit: async ({ recoveryCode }, fail) => {
      const { error } = await (await loadAuthClient()).mfa.recoveryCodes
        .verify({ code: recoveryCode })
        .catch((failure: unknown) => ({ error: failure }));
      if (!error) return finishSignIn(t);
      const { code, text } = describeFailure(error, t);
      fail(code === 'mfa_verification_failed' ? t('factor.recovery.wrong') : text);
    },
  });
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <Field label={t('factor.recovery.label')} help={t('factor.recovery.help')} {...form.field('recoveryCode')}>
        <TextInput
          {...form.register('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
        />
      </Field>
      <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
        {t('factor.submit')}
      </Button>
    </form>
  );
}

/** Verifies a code from a text message; it is sent only on request, because each message costs money. */
function PhoneFactor({ factorId }: { factorId: string }) {
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
      <div className="mt-6 grid gap-4">
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
      <CodeStep label={t('factor.code')} submit={t('factor.submit')} onCode={verify} />
      <div className="mt-4">
        <ResendButton label={t('code.resend')} onResend={challengeAgain} />
      </div>
    </>
  );
}
