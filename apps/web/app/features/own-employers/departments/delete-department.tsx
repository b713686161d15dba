import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { OwnDepartment } from './use-departments.ts';

type DeleteDepartmentProps = {
  department: OwnDepartment;
  others: readonly OwnDepartment[];
  onClose: () => void;
  onDelete: (moveJobsTo: string | undefined) => Promise<void>;
};

/** Asks where the jobs go, where there are any. */
export function DeleteDepartment({ department, others, onClose, onDelete }: DeleteDepartmentProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const [target, setTarget] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { name, jobs } = department;
  const confirm = async () => {
    setIsBusy(true);
    await onDelete(target || undefined);
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleting.title', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('deleting.keep')}
          </Button>
          <Button loading={isBusy} onClick={() => void confirm()}>
            {t('deleting.confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{jobs > 0 ? t('deleting.withJobs', { count: jobs }) : t('deleting.withoutJobs')}</p>
      {jobs > 0 && (
        <Field label={t('deleting.where')}>
          <Select
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            options={[
              { value: '', label: t('deleting.nowhere') },
              ...others.map((other) => ({ value: other.id, label: other.name })),
            ]}
          />
        </Field>
      )}
    </Dialog>
  );
}
