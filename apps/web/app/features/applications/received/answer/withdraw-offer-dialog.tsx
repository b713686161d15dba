import { withdrawOfferSchema } from '@stellenvisite/contract/applications/application-answers.schema';
import { MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { useReadReceivedAgain } from '../shared/received-queries.ts';

type WithdrawOfferDialogProps = { application: ReceivedApplicationDetail; onClose: () => void };

/** Asks for the words with which an offer is withdrawn. */
export function WithdrawOfferDialog({ application, onClose }: WithdrawOfferDialogProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const errorText = useErrorText();
  const readAgain = useReadReceivedAgain();
  const { id, version } = application;
  const { mutateAsync } = $api.useMutation('post', '/api/employer/applications/{id}/offer/withdrawal');
  const form = useZodForm({
    schema: withdrawOfferSchema.omit({ version: true }),
    defaultValues: { message: '' },
    fields: ['message'],
    errorText: () => t('offer.withdrawal.missing'),
    onSubmit: async ({ message }): Promise<void> => {
      try {
        await mutateAsync({ params: { path: { id } }, body: { version, message } });
        onClose();
      } catch (error) {
        void toast(errorText(error), { tone: 'bad' });
      }
      await readAgain();
    },
  });
  return (
    <FormDialog
      title={t('offer.withdrawal.title', { name })}
      form={form}
      action={t('offer.withdraw')}
      actionVariant="danger"
      cancel={t('answer.cancel')}
      onClose={onClose}
    >
      <Field
        {...form.field('message')}
        label={t('offer.withdrawal.message')}
        help={t('offer.withdrawal.help', { name })}
      >
        <TextArea rows={6} maxLength={MESSAGE_LENGTH} {...form.register('message')} />
      </Field>
    </FormDialog>
  );
}
