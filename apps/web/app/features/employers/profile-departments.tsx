import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShiftCell } from '../jobs/shared/shift-cell.tsx';
import type { Department } from './building-floors.ts';

const AT_ONCE = 6;

type DepartmentsProps = { departments: readonly Department[]; departmentTo: (id: string) => string };

export function ProfileDepartments({ departments, departmentTo }: DepartmentsProps) {
  const { t } = useTranslation('employers');
  if (departments.length === 0) return null;
  const sorted = [...departments].sort((a, b) => b.open - a.open);
  const card = (department: Department) => (
    <DepartmentCard key={department.id} department={department} to={departmentTo(department.id)} />
  );
  return (
    <section className="wrap pf-section pf-below" aria-labelledby="departments">
      <h2 id="departments">{t('profile.departments.title')}</h2>
      <ul className="pf-departments">{sorted.slice(0, AT_ONCE).map(card)}</ul>
      {sorted.length > AT_ONCE && (
        <details className="pf-more">
          <summary className="link">{t('profile.departments.all', { count: sorted.length })}</summary>
          <ul className="pf-departments">{sorted.slice(AT_ONCE).map(card)}</ul>
        </details>
      )}
    </section>
  );
}

function DepartmentCard({
  department: { name, lead, description, beds, open, shifts },
  to,
}: {
  department: Department;
  to: string;
}) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const list = shifts.map((shift) => t(`job-fields:shift.${shift}`)).join(', ');
  return (
    <li className="pf-department">
      <h3 lang="de">{open > 0 ? <Link to={to}>{name}</Link> : name}</h3>
      {lead && <p lang="de">{t('profile.departments.lead', { lead })}</p>}
      {description && <p lang="de">{description}</p>}
      {beds !== null && <p className="pf-beds num">{t('profile.departments.beds', { count: beds })}</p>}
      <p className="pf-department-foot">
        {shifts.length > 0 && (
          <span className="kf-cells">
            <span className="visually-hidden">{t('profile.departments.shifts', { list })}</span>
            {shifts.map((shift) => (
              <ShiftCell key={shift} shift={shift} size="s" />
            ))}
          </span>
        )}
        <span className="ml-auto">
          <Trans
            t={t}
            i18nKey="profile.departments.open"
            count={open}
            components={[<b key="count" className="num text-fs-6 text-ink" />]}
          />
        </span>
      </p>
    </li>
  );
}
