import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { authCode, FactorCodeForm, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { useProven } from './proof-provider.tsx';

/** A secret in groups of four, which are easier to copy by hand. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

export type FactorDialogProps = {
  onClose: () => void;
  /** The factor is in effect, or gone. */
  onDone: () => Promise<void>;
  takenNames: readonly string[];
};

const phoneSchema = z.object({
  phone: z.string().transform((written, context) => {
    const number = normalizePhone(written);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  }),
});

type Sent = { factorId: string; challengeId: string };

/** Renders the number first, then the code that was sent to it. */
export function AddPhoneDialog({ onClose, onDone, takenNames }: FactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const send = useMutation({
    mutationFn: (number: string) => sendCode(number, unusedName(t('factors.phoneName'), takenNames), runProven),
  });
  const sent = send.data;
  const refusal = refusalOf(send.error);
  const form = useZodForm({
    schema: phoneSchema,
    defaultValues: { phone: '' },
    fields: ['phone'],
    errorText: () => t('factors.phoneInvalid'),
    refused: { phone: refusal ? authText(refusal) : undefined },
    onSubmit: ({ phone }) => send.mutateAsync(phone).catch(() => undefined),
  });
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
        <FactorCodeForm
          help={t('factors.phoneSent', { phone: form.getValues('phone') })}
          action={t('factors.activate')}
          onCode={verify}
        />
      ) : (
        <form className="grid gap-5" noValidate onSubmit={form.submit}>
          <ErrorSummary {...form.summary} />
          <Field label={t('factors.number')} help={t('factors.numberHelp')} {...form.field('phone')}>
            <TextInput {...form.register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
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

/** Converts a phone number to E.164; one without a country code is German. Null when it is not valid. */
export function normalizePhone(written: string): string | null {
  const compact = written.replace(/[\s()/.–-]/g, '');
  const number = compact
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, '+49')
    .replace(/^(\+\d{2})0(?=[1-9])/, '$1');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** Returns the name, with a number if it is taken: names of second factors are unique. */
export function unusedName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name} ${count}`)) count += 1;
  return `${name} ${count}`;
}
