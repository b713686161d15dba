import { z } from '@stellenvisite/contract/platform/zod';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

const MIN_LENGTH = 5;
const MAX_LENGTH = 500;
const schema = z.object({ reason: z.string().trim().min(MIN_LENGTH).max(MAX_LENGTH) });

type ReasonDialogProps = {
  title: string;
  /** Describes what will happen, before it does. */
  consequences: ReactNode;
  label: string;
  help: string;
  action: string;
  isPending: boolean;
  error: unknown;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Asks for the reason of an act. What was written stays when saving fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, consequences, label, help, action, isPending, error, onClose, onReason } = props;
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const form = useZodForm({
    schema,
    defaultValues: { reason: '' },
    fields: ['reason'],
    errorText: () => t('reasonMissing'),
    onSubmit: ({ reason }) => {
      if (!isPending) onReason(reason);
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      action={action}
      actionVariant="danger"
      isPending={isPending}
      failure={error != null && `${errorText(error)} ${t('reasonStored')}`}
      onClose={onClose}
    >
      <div className="text-fs-7">{consequences}</div>
      <Field label={label} help={help} required {...form.field('reason')}>
        <TextArea {...form.register('reason')} rows={4} maxLength={MAX_LENGTH} />
      </Field>
    </FormDialog>
  );
}
