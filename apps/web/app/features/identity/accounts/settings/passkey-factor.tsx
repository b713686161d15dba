import type { Factor } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { confirmByPasskey, supportsPasskeys } from '../../auth/shared/passkeys.ts';
import { refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { usePasskeys } from './passkey-panel.tsx';
import { useProven } from './proof-provider.tsx';

type PasskeyFactorProps = { factors: readonly Factor[]; onChanged: () => Promise<void> };

/** Passkeys as the second step, for sign-ins by code or password: switched on and off, each time with a passkey. */
export function PasskeyFactor({ factors, onChanged }: PasskeyFactorProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const { data: passkeys } = usePasskeys();
  const own = factors.filter(({ factor_type: type }) => type === 'webauthn');
  const active = own.find(({ status }) => status === 'verified');

  const turnOn = useMutation({
    mutationFn: async () => {
      const { mfa } = await loadAuthClient();
      const begun = own.find(({ status }) => status === 'unverified');
      const enroll = () => mfa.enroll({ factorType: 'webauthn', friendlyName: 'Passkey' });
      const { id } = begun ?? (await requireAuth(runProven(enroll)));
      try {
        await requireAuth(confirmByPasskey(id));
      } catch (error) {
        // Nothing of it stays when the dialog of the device is cancelled.
        await mfa.unenroll({ factorId: id });
        throw error;
      }
      await onChanged();
    },
    onSuccess: () => void toast(t('factors.passkey.on'), { tone: 'good' }),
  });
  const turnOff = useMutation({
    mutationFn: async ({ id }: Factor) => {
      const client = await loadAuthClient();
      const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
      if (data?.currentLevel !== 'aal2') await requireAuth(confirmByPasskey(id));
      await requireAuth(client.mfa.unenroll({ factorId: id }));
      // Refreshes the token, which may still claim that a factor was used.
      await client.refreshSession();
      await onChanged();
    },
    onSuccess: () => void toast(t('factors.removed'), { tone: 'good' }),
  });
  const refusal = refusalOf(turnOn.error ?? turnOff.error);
  if (!active && !passkeys?.length) return null;
  return (
    <>
      {refusal && (
        <Note tone={refusal === 'passkey_cancelled' ? 'you' : 'warn'} role="alert">
          {authText(refusal)}
        </Note>
      )}
      <ul className="rows">
        <li>
          <Fingerprint size={24} />
          <div className="rows-text">
            <b>
              {t('factors.passkey.title')}
              {active && <Badge kind="good">{t('factors.active')}</Badge>}
            </b>
            <small>{t(active ? 'factors.passkey.active' : 'factors.passkey.inactive')}</small>
          </div>
          {active ? (
            <Button
              variant="secondary"
              size="s"
              loading={turnOff.isPending}
              onClick={() => turnOff.mutate(active)}
              aria-label={t('factors.passkey.turnOffNamed')}
            >
              {t('factors.passkey.turnOff')}
            </Button>
          ) : (
            supportsPasskeys() && (
              <Button
                variant="secondary"
                size="s"
                loading={turnOn.isPending}
                onClick={() => turnOn.mutate()}
                aria-label={t('factors.passkey.turnOnNamed')}
              >
                {t('factors.passkey.turnOn')}
              </Button>
            )
          )}
        </li>
      </ul>
    </>
  );
}
