import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from './auth-failure.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { finishSignIn } from './password-sign-in.tsx';
import { cancelPasskeyOffer, signInByPasskey, supportsAutofill, supportsPasskeys } from './shared/passkeys.ts';
import { useAuthOffers } from './shared/use-auth-offers.ts';

/** Signs in with a passkey: by its button, or from the list that the browser shows at the field for the address. */
export function PasskeySignIn() {
  const { t } = useTranslation('auth');
  const { passkeys } = useAuthOffers();
  const [isSupported, setIsSupported] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => setIsSupported(supportsPasskeys()), []);
  const isOffered = passkeys && isSupported;

  const signIn = async (isAutofill: boolean): Promise<string | null> => {
    const { error } = await signInByPasskey({ isAutofill }).catch((failure: unknown) => ({ error: failure }));
    if (!error) {
      await finishSignIn(t);
      return null;
    }
    const { code, text } = describeFailure(error, t);
    // An offer at the field is cancelled by whoever signs in otherwise, and renewed when its time is over.
    if (isAutofill && code === 'webauthn_challenge_expired') return signIn(true);
    if (!isAutofill || code !== 'passkey_cancelled') setRefused(text);
    return code;
  };
  const offerAtField = useEffectEvent(async (isGone: () => boolean) => {
    if ((await supportsAutofill()) && !isGone()) await signIn(true);
  });
  useEffect(() => {
    if (!isOffered) return;
    let isGone = false;
    void offerAtField(() => isGone);
    return () => {
      isGone = true;
      void cancelPasskeyOffer();
    };
  }, [isOffered]);
  const byButton = useMutation({
    mutationFn: () => {
      setRefused(null);
      return signIn(false);
    },
  });
  if (!isOffered) return null;
  return (
    <div className="mt-6 grid gap-3">
      <PasskeyButton
        variant="secondary"
        refused={refused}
        loading={byButton.isPending}
        onPress={() => byButton.mutate()}
      >
        {t('passkey.signIn')}
      </PasskeyButton>
    </div>
  );
}
