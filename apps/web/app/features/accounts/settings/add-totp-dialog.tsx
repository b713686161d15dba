import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { BRAND } from '../../../ui/logo.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { authCode, refusalOf, requireAuth } from './auth-code.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { useProven } from './proof-provider.tsx';
import { TotpSecret } from './totp-secret.tsx';
import { unusedName } from './unused-name.ts';
import { useAuthText } from './use-auth-text.ts';

/** First a name, then the picture to scan and the first code: only then the factor is active. */
export function AddTotpDialog({ onClose, onDone, takenNames }: FactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const [name, setName] = useState(() => unusedName(t('factors.totpName'), takenNames));
  const enrol = useMutation({
    mutationFn: async () => {
      const { mfa } = await loadAuthClient();
      const wish = { factorType: 'totp', friendlyName: name.trim(), issuer: BRAND } as const;
      return requireAuth(runProven(() => mfa.enroll(wish)));
    },
  });
  const enrolled = enrol.data;
  const refusal = refusalOf(enrol.error);
  const verify = async (code: string) => {
    const client = await loadAuthClient();
    const refused = await authCode(client.mfa.challengeAndVerify({ factorId: enrolled?.id ?? '', code }));
    if (refused) return refused;
    void toast(t('factors.added'), { tone: 'good' });
    await onDone();
    return null;
  };
  /** Removes a factor that was never verified, so that its name can be used again. */
  const close = async () => {
    onClose();
    if (enrolled) await authCode((await loadAuthClient()).mfa.unenroll({ factorId: enrolled.id }));
  };

  return (
    <Dialog open onClose={() => void close()} title={t('factors.totpDialog')}>
      {enrolled ? (
        <div className="grid gap-5">
          <TotpSecret qrCode={enrolled.totp.qr_code} secret={enrolled.totp.secret} />
          <FactorCodeForm help={t('factors.totpHelp')} action={t('factors.activate')} onCode={verify} />
        </div>
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!enrol.isPending) enrol.mutate();
          }}
        >
          <p className="text-ink-2">{t('factors.totpIntro')}</p>
          <Field
            label={t('factors.name')}
            help={t('factors.nameHelp')}
            id="totp-name"
            error={refusal ? authText(refusal) : undefined}
          >
            <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button type="submit" loading={enrol.isPending}>
            {t('next')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
