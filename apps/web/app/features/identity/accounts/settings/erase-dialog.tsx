import { ERASURE_MODES, ERASURE_WAITING_DAYS } from '@stellenvisite/contract/identity/accounts';
import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useProblemText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { ProofField } from './factor-code-form.tsx';

const schema = z.object({ mode: z.enum(ERASURE_MODES), proof: z.string().min(1) });

type EraseDialogProps = {
  account: Account;
  onClose: () => void;
  onWaiting: () => Promise<unknown>;
  onErased: () => void;
};

/** Asks when, and for a fresh proof that it is the owner who asks. */
export function EraseDialog({ account, onClose, onWaiting, onErased }: EraseDialogProps) {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const { mutateAsync, error } = $api.useMutation('post', '/api/account/erasure', {
    onSuccess: ({ status }) => (status === 'erased' ? onErased() : onWaiting()),
  });
  const kind = account.hasPassword ? 'password' : 'nonce';
  const code = error && problemCodeOf(error);
  const isProofWrong = code === 'account.proof_invalid';
  const form = useZodForm({
    schema,
    defaultValues: { mode: account.eraseAt ? 'at_once' : 'after_waiting', proof: '' },
    fields: ['proof'],
    errorText: () => t(`erasure.missing.${kind}`),
    refused: { proof: isProofWrong ? problemText(code) : undefined },
    onSubmit: ({ mode, proof }) => mutateAsync({ body: { mode, [kind]: proof } }).catch(() => undefined),
  });
  const mode = form.watch('mode');
  return (
    <FormDialog
      form={form}
      title={t('erasure.dialog')}
      action={t(`erasure.confirm.${mode}`)}
      actionVariant="danger"
      cancel={t('cancel')}
      failure={code && !isProofWrong && problemText(code)}
      onClose={onClose}
    >
      <RadioGroup
        name="mode"
        layout="cards"
        legend={t('erasure.when')}
        value={mode}
        onValueChange={(chosen) => form.setValue('mode', chosen)}
        options={ERASURE_MODES.filter((each) => each === 'at_once' || !account.eraseAt).map((value) => ({
          value,
          label: t(`erasure.mode.${value}.label`, { count: ERASURE_WAITING_DAYS }),
          help: t(`erasure.mode.${value}.help`),
        }))}
      />
      <Controller
        control={form.control}
        name="proof"
        render={({ field: { value, onChange } }) => (
          <ProofField
            way={kind}
            label={t('erasure.password')}
            value={value}
            onChange={onChange}
            {...form.field('proof')}
          />
        )}
      />
    </FormDialog>
  );
}
