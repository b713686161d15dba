import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { type AuthCode, ProofField, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';

type Way = 'password' | 'nonce';

const proofSchema = z.object({ proof: z.string().min(1) });

const AT_FIELD: readonly AuthCode[] = ['current_password_invalid', 'reauthentication_not_valid'];

type ProofDialogProps = { hasPassword: boolean; onClose: () => void; onProven: () => void };

/** Resolves when the person has proven or given up. */
type Prove = () => Promise<boolean>;
const ProofContext = createContext<Prove>(async () => false);

export function ProofProvider({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const [waiting, setWaiting] = useState<((isProven: boolean) => void) | null>(null);
  const prove = useCallback<Prove>(() => new Promise((resolve) => setWaiting(() => resolve)), []);
  const end = (isProven: boolean) => {
    waiting?.(isProven);
    setWaiting(null);
  };
  return (
    <ProofContext value={prove}>
      {children}
      {waiting && <ProofDialog hasPassword={hasPassword} onClose={() => end(false)} onProven={() => end(true)} />}
    </ProofContext>
  );
}

type Answer = { error: { code?: string | undefined } | null };

/** Makes a sensitive call; where the server wants to know first who asks, asks for it and makes the call again. */
export function useProven(): <Given extends Answer>(call: () => Promise<Given>) => Promise<Given> {
  const prove = useContext(ProofContext);
  return async (call) => {
    const answer = await call();
    const isAsked = answer.error?.code === 'reauthentication_needed';
    return isAsked && (await prove()) ? call() : answer;
  };
}

/** Asks for the password or a mailed code before a sensitive change. The form behind it keeps what was typed. */
function ProofDialog({ hasPassword, onClose, onProven }: ProofDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [way, setWay] = useState<Way>(hasPassword ? 'password' : 'nonce');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: async (proof: string) => {
      const client = await loadAuthClient();
      await requireAuth(client.updateUser(way === 'password' ? { current_password: proof } : { nonce: proof }));
    },
    onSuccess: onProven,
  });
  const refusal = refusalOf(error);
  const isFieldRefused = refusal !== null && AT_FIELD.includes(refusal);
  const form = useZodForm({
    schema: proofSchema,
    defaultValues: { proof: '' },
    fields: ['proof'],
    errorText: () => t(`proof.missing.${way}`),
    refused: { proof: isFieldRefused ? authText(refusal) : undefined },
    onSubmit: ({ proof }) => mutateAsync(proof).catch(() => undefined),
  });
  const choose = (chosen: Way) => {
    setWay(chosen);
    form.resetField('proof');
    reset();
  };
  return (
    <FormDialog
      form={form}
      title={t('proof.title')}
      action={t('proof.confirm')}
      cancel={t('cancel')}
      failure={refusal && !isFieldRefused && authText(refusal)}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('proof.text')}</p>
      {hasPassword && (
        <RadioGroup
          name="proof-way"
          layout="segments"
          legend={t('proof.way')}
          hideLegend
          value={way}
          onValueChange={choose}
          options={[
            { value: 'password', label: t('proof.byPassword') },
            { value: 'nonce', label: t('proof.byCode') },
          ]}
        />
      )}
      <Controller
        control={form.control}
        name="proof"
        render={({ field: { value, onChange } }) => (
          <ProofField
            way={way}
            label={t('proof.password')}
            value={value}
            onChange={onChange}
            {...form.field('proof')}
          />
        )}
      />
    </FormDialog>
  );
}
