import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { type AuthCode, authCode } from './auth-code.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { freeName } from './free-name.ts';
import { normalPhone } from './normal-phone.ts';
import { useAuthText } from './use-auth-text.ts';

type Sent = { factorId: string; challengeId: string };

/** The number first, then the code that was sent to it. */
export function AddPhoneDialog({ onClose, onDone, takenNames }: FactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const enrol = async () => {
    const number = normalPhone(phone);
    if (!number) return setError(t('factors.phoneInvalid'));
    setIsBusy(true);
    const { code, factorId, challengeId } = await sendCode(number, freeName(t('factors.phoneName'), takenNames));
    setIsBusy(false);
    setError(code ? authText(code) : undefined);
    if (!code) setSent({ factorId, challengeId });
  };
  const verify = async (code: string) => {
    const client = await loadAuthClient();
    const refused = await authCode(client.mfa.verify({ ...(sent ?? { factorId: '', challengeId: '' }), code }));
    if (refused) return refused;
    void toast(t('factors.added'), { tone: 'good' });
    await onDone();
    return null;
  };
  const close = async () => {
    onClose();
    if (sent) await authCode((await loadAuthClient()).mfa.unenroll({ factorId: sent.factorId }));
  };

  return (
    <Dialog open onClose={() => void close()} title={t('factors.phoneDialog')}>
      {sent ? (
        <FactorCodeForm help={t('factors.phoneSent', { phone })} action={t('factors.activate')} onCode={verify} />
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void enrol();
          }}
        >
          <Field label={t('factors.number')} help={t('factors.numberHelp')} id="factor-phone" error={error}>
            <TextInput
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
          <Button type="submit" loading={isBusy}>
            {t('factors.sendCode')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

async function sendCode(phone: string, friendlyName: string): Promise<Sent & { code: AuthCode | null }> {
  const { mfa } = await loadAuthClient();
  const enrolling = mfa.enroll({ factorType: 'phone', phone, friendlyName });
  const refused = await authCode(enrolling);
  const factorId = refused ? '' : ((await enrolling).data?.id ?? '');
  if (refused) return { code: refused, factorId, challengeId: '' };
  const challenging = mfa.challenge({ factorId, channel: 'sms' });
  const code = await authCode(challenging);
  if (code) await authCode(mfa.unenroll({ factorId }));
  return { code, factorId, challengeId: code ? '' : ((await challenging).data?.id ?? '') };
}
