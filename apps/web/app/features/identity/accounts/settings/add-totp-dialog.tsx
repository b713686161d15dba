import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { BRAND } from '../../../../ui/logo.tsx';
import { type FactorDialogProps, inGroups, unusedName } from './add-phone-dialog.tsx';
import { authCode, FactorCodeForm, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { useProven } from './proof-provider.tsx';

/** First a name, then the picture to scan and the first code: only then the factor is active. */
export function AddTotpDialog({ onClose, onDone, takenNames }: FactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const enrol = useMutation({
    mutationFn: async (friendlyName: string) => {
      const { mfa } = await loadAuthClient();
      const wish = { factorType: 'totp', friendlyName, issuer: BRAND } as const;
      return requireAuth(runProven(() => mfa.enroll(wish)));
    },
  });
  const enrolled = enrol.data;
  const refusal = refusalOf(enrol.error);
  const form = useZodForm({
    schema: z.object({ name: z.string().trim() }),
    defaultValues: { name: unusedName(t('factors.totpName'), takenNames) },
    fields: ['name'],
    errorText: () => authText('unexpected'),
    refused: { name: refusal ? authText(refusal) : undefined },
    onSubmit: ({ name }) => enrol.mutateAsync(name).catch(() => undefined),
  });
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
        <form className="grid gap-5" noValidate onSubmit={form.submit}>
          <ErrorSummary {...form.summary} />
          <p className="text-ink-2">{t('factors.totpIntro')}</p>
          <Field label={t('factors.name')} help={t('factors.nameHelp')} {...form.field('name')}>
            <TextInput {...form.register('name')} maxLength={60} />
          </Field>
          <Button type="submit" loading={enrol.isPending}>
            {t('next')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** Renders the picture for the app's camera, and the same secret for those who type it over. */
function TotpSecret({ qrCode, secret }: { qrCode: string; secret: string }) {
  const { t } = useTranslation('accounts');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      void toast(t('factors.copied'), { tone: 'good' });
    } catch {
      void toast(t('factors.notCopied'), { tone: 'bad' });
    }
  };
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <img className="qr" src={qrCode} alt={t('factors.qr')} width={176} height={176} />
      <div className="grid justify-items-start gap-2">
        <p className="text-fs-7">{t('factors.scan')}</p>
        <p className="text-fs-8 text-ink-2">{t('factors.secret')}</p>
        <code className="num font-semibold text-fs-6">{inGroups(secret)}</code>
        <Button variant="secondary" size="s" icon={<Copy size={18} />} onClick={() => void copy()}>
          {t('factors.copy')}
        </Button>
      </div>
    </div>
  );
}
