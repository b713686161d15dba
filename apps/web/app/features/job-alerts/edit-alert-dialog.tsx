import type { JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.ts';
import { AlertForm } from './alert-form.tsx';
import { useChangeAlert } from './use-change-alert.ts';

export function EditAlertDialog({ alert, onClose }: { alert: JobAlert; onClose: () => void }) {
  const { t } = useTranslation('job-alerts');
  const { mutate, isPending, error } = useChangeAlert();
  const { id, name, query, frequency, notifies } = alert;
  const finish = () => {
    onClose();
    void toast(t('updated'), { tone: 'good' });
  };
  return (
    <AlertForm
      title={t('dialog.edit')}
      submit={t('dialog.save')}
      note={t('dialog.cancelAnytime')}
      values={{ name, query, frequency, notifies }}
      isSaving={isPending}
      error={error}
      onClose={onClose}
      onSave={({ email: _email, ...body }) => mutate({ params: { path: { id } }, body }, { onSuccess: finish })}
    />
  );
}
