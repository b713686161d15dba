import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { authCode, refusalOf, requireAuth } from './auth-code.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { normalizePhone } from './normalize-phone.ts';
import { useProven } from './proof-provider.tsx';
import { unusedName } from './unused-name.ts';
import { useAuthText } from './use-auth-text.ts';

type Sent = { factorId: string; challengeId: string };

/** The number first, then the code that was sent to it. */
export function AddPhoneDialog({ onClose, onDone, takenNames }: FactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const [phone, setPhone] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const send = useMutation({
    mutationFn: (number: string) => sendCode(number, unusedName(t('factors.phoneName'), takenNames), runProven),
  });
  const sent = send.data;
  const refusal = refusalOf(send.error);
  const error = isInvalid ? t('factors.phoneInvalid') : refusal && authText(refusal);

  const enrol = () => {
    const number = normalizePhone(phone);
    setIsInvalid(!number);
    if (number && !send.isPending) send.mutate(number);
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
            enrol();
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
          <Button type="submit" loading={send.isPending}>
            {t('factors.sendCode')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

async function sendCode(phone: string, friendlyName: string, runProven: ReturnType<typeof useProven>): Promise<Sent> {
  const { mfa } = await loadAuthClient();
  const wish = { factorType: 'phone', phone, friendlyName } as const;
  const { id: factorId } = await requireAuth(runProven(() => mfa.enroll(wish)));
  try {
    const { id: challengeId } = await requireAuth(mfa.challenge({ factorId, channel: 'sms' }));
    return { factorId, challengeId };
  } catch (refusal) {
    await authCode(mfa.unenroll({ factorId }));
    throw refusal;
  }
}
