import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { DeleteDepartment } from './delete-department.tsx';
import { DepartmentForm } from './department-form.tsx';
import { DepartmentTower } from './department-tower.tsx';
import { type OwnDepartment, useDepartments } from './use-departments.ts';
import '../own-employers.css';

type Open = { department: OwnDepartment | null };

/** The floors of the building: their order is that of the public page. */
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
    <div className="oe-depts">
      <header>
        <div>
          <h1>{t('title')}</h1>
          <p className="oe-lead">{t('lead')}</p>
        </div>
        {departments.length > 0 && add}
      </header>
      <div className="oe-depts-body">
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
              <p className="oe-depts-sum">
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
