import { z } from '@stellenvisite/contract/platform/zod';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PageSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { typedText } from '../../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { DepartmentForm, type OwnDepartment, useDepartments } from './department-form.tsx';
import { DepartmentTower } from './department-tower.tsx';

type DeleteDepartmentProps = {
  department: OwnDepartment;
  others: readonly OwnDepartment[];
  onClose: () => void;
  onDelete: (moveJobsTo: string | undefined) => Promise<void>;
};

const deletionSchema = z.object({ moveJobsTo: typedText(z.uuid().nullable()) });

type Open = { department: OwnDepartment | null };

/** Renders the floors of the building: their order is that of the public page. */
export function DepartmentsScreen() {
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const { departments, create, change, remove, order } = useDepartments();
  const mayChange = useMayAct('employer.change');
  const [open, setOpen] = useState<Open | null>(null);
  const [deleted, setDeleted] = useState<OwnDepartment | null>(null);
  if (!departments) return <PageSkeleton />;
  const jobs = departments.reduce((sum, { publishedJobs }) => sum + publishedJobs, 0);
  const add = mayChange && (
    <Button onClick={() => setOpen({ department: null })}>
      <Plus size={20} /> {t('add')}
    </Button>
  );
  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-4 mb-6">
        <div>
          <h1 className="text-fs-2 mb-1.5">{t('title')}</h1>
          <p className="max-w-176 text-ink-2 text-fs-7">{t('lead')}</p>
        </div>
        {departments.length > 0 && add}
      </header>
      <div className={clsx('grid gap-6 items-start', open && 'min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]')}>
        <div>
          {departments.length === 0 ? (
            <EmptyState art="building" title={t('empty.title')} text={t('empty.text')} actions={add} />
          ) : (
            <>
              <DepartmentTower
                departments={departments}
                chosen={open?.department?.id ?? null}
                mayChange={mayChange}
                onOrder={(items) => void order(items)}
                onEdit={(department) => setOpen({ department })}
              />
              <p className="mt-4 text-fs-8 text-ink-2">
                {t('sum', { count: departments.length })}, {t('jobs', { count: jobs })}. {mayChange && t('how')}
              </p>
            </>
          )}
        </div>
        {open && (
          <DepartmentForm
            key={open.department?.id ?? 'new'}
            department={open.department}
            departments={departments}
            onClose={() => setOpen(null)}
            onDelete={setDeleted}
            onOrder={(items) => void order(items)}
            onSave={async (values) => {
              const isSaved = open.department ? await change(open.department.id, values) : await create(values);
              if (isSaved) setOpen(null);
            }}
          />
        )}
      </div>
      {deleted && (
        <DeleteDepartment
          department={deleted}
          others={departments.filter(({ id }) => id !== deleted.id)}
          onClose={() => setDeleted(null)}
          onDelete={async (moveJobsTo) => {
            if (!(await remove(deleted.id, moveJobsTo))) return;
            setDeleted(null);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

/** Asks where the jobs go, where there are any. */
function DeleteDepartment({ department, others, onClose, onDelete }: DeleteDepartmentProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'departments' });
  const { name, jobs } = department;
  const form = useZodForm({
    schema: deletionSchema,
    defaultValues: { moveJobsTo: '' },
    fields: ['moveJobsTo'],
    errorText: () => t('deleting.where'),
    onSubmit: ({ moveJobsTo }) => onDelete(moveJobsTo ?? undefined),
  });
  return (
    <FormDialog
      title={t('deleting.title', { name })}
      form={form}
      action={t('deleting.confirm')}
      cancel={t('deleting.keep')}
      onClose={onClose}
    >
      <p>{jobs > 0 ? t('deleting.withJobs', { count: jobs }) : t('deleting.withoutJobs')}</p>
      {jobs > 0 && (
        <Field label={t('deleting.where')} {...form.field('moveJobsTo')}>
          <Select
            {...form.register('moveJobsTo')}
            options={[
              { value: '', label: t('deleting.nowhere') },
              ...others.map((other) => ({ value: other.id, label: other.name })),
            ]}
          />
        </Field>
      )}
    </FormDialog>
  );
}
