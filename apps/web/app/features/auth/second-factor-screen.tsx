import type { Factor } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAuthClient } from '../../session/auth-client.ts';
import { announceSignOut } from '../../session/cross-tab-session.ts';
import { recordSignOut } from '../../session/end-session.ts';
import { withNext } from '../../session/safe-next.ts';
import { signOutByChoice } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LostFactor } from './lost-factor.tsx';
import { PhoneFactor } from './phone-factor.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';
import { TotpFactor } from './totp-factor.tsx';

/** The second step at sign-in: a factor, or a code kept for when there is none. */
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
      <p className="au-or mt-4">{t('factor.noAccess')}</p>
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
      {!chosen && <Bone className="mt-6 h-16" />}
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
  return [...data.totp, ...data.phone];
}
