import { z } from '@stellenvisite/contract/platform/zod';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-error-text.ts';
import { setProver } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';

const proofSchema = z.object({ password: z.string().min(1) });

/** Asks an administrator for the password where the server wants fresh proof; the call that was refused is made again. */
export function AdminProof() {
  const [waiting, setWaiting] = useState<((isProven: boolean) => void)[]>([]);
  useEffect(() => {
    setProver(() => new Promise((resolve) => setWaiting((others) => [...others, resolve])));
    return () => setProver(null);
  }, []);
  const end = (isProven: boolean) => {
    for (const resolve of waiting) resolve(isProven);
    setWaiting([]);
  };
  return waiting.length > 0 && <AdminProofDialog onClose={() => end(false)} onProven={() => end(true)} />;
}

function AdminProofDialog({ onClose, onProven }: { onClose: () => void; onProven: () => void }) {
  const { t } = useTranslation('admin-area');
  const problemText = useProblemText();
  const proof = $api.useMutation('post', '/api/admin/session/proof', { onSuccess: onProven });
  const refusal = proof.error && problemCodeOf(proof.error);
  const isWrong = refusal === 'admin.password_wrong';
  const form = useZodForm({
    schema: proofSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    errorText: () => t('proof.missing'),
    refused: { password: isWrong ? problemText(refusal) : undefined },
    onSubmit: (body) => proof.mutateAsync({ body }).catch(() => undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t('proof.title')}
      action={t('proof.confirm')}
      cancel={t('proof.cancel')}
      failure={refusal && !isWrong && problemText(refusal)}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('proof.text')}</p>
      <Field label={t('proof.password')} {...form.field('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
