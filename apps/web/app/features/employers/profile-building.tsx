import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { clsx } from 'clsx';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buildingKindOf } from '../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../jobs/display/employer/buildings/employer-building.tsx';
import { dutyHours, FIRST_HOUR } from './duty-hours.ts';

export type Department = {
  id: string;
  name: string;
  lead: string | null;
  description: string | null;
  beds: number | null;
  /** Open jobs of this department. */
  open: number;
  /** Shifts its open jobs have, in the order of the day. */
  shifts: Shift[];
};

export type Floor = { id: string; name: string; open: number; hours: (Shift | null)[] };

const MAX_FLOORS = 8;

/** A building with fewer floors is drawn from outside. */
const LEAST_FLOORS = 3;

const HOURS = Array.from({ length: 24 }, (_, index) => (FIRST_HOUR + index) % 24);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type BuildingProps = { employer: EmployerDetail; floors: Floor[] | null; departmentTo: (id: string) => string };

/** The building: cut open with a floor per department where enough is known, otherwise from outside. */
export function ProfileBuilding({ employer, floors, departmentTo }: BuildingProps) {
  const { t } = useTranslation('employers');
  if (!floors) return <BuildingOnStreet employer={employer} />;
  return (
    <>
      <figure className="ck" aria-labelledby="building-caption">
        <BuildingSky />
        <BuildingTrees />
        <div className="wrap ck-building">
          <div className="ck-roof" aria-hidden="true">
            <span className="num">H</span>
            <i />
            <i />
          </div>
          <ol className="ck-floors">
            {floors.map((floor, index) => (
              <BuildingFloor
                key={floor.id}
                floor={floor}
                level={floors.length - 1 - index}
                to={departmentTo(floor.id)}
              />
            ))}
          </ol>
        </div>
      </figure>
      <div className="wrap">
        <div className="ck-axis num" aria-hidden="true">
          {HOURS.map((hour, index) => (
            <i key={hour}>{index % 4 === 0 && clock(hour)}</i>
          ))}
        </div>
        <p className="ck-caption" id="building-caption">
          {t('profile.floors.caption')}
        </p>
      </div>
    </>
  );
}

function BuildingFloor({ floor, level, to }: { floor: Floor; level: number; to: string }) {
  const { t } = useTranslation('employers');
  return (
    <li>
      <Link to={to}>
        <span className="ck-name">
          <b className="num" aria-hidden="true">
            {level}
          </b>
          <span lang="de">{floor.name}</span>
        </span>
        <span className="ck-windows" aria-hidden="true">
          {floor.hours.map((shift, index) => (
            <i key={HOURS[index]} className={clsx(shift ? `sh-${shift}` : 'ck-dark')} />
          ))}
        </span>
        <span className="ck-open">
          <Trans
            t={t}
            i18nKey="profile.floors.open"
            count={floor.open}
            components={[<b key="count" className="num" />]}
          />
        </span>
      </Link>
    </li>
  );
}

function BuildingOnStreet({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const kind = buildingKindOf({ ...employer, country: employer.location.country });
  return (
    <figure className="ck ck-outside">
      <BuildingSky />
      <BuildingTrees />
      <div className="wrap">
        <EmployerBuilding kind={kind} seed={employer.id} label={t('profile.buildingLabel', { name: employer.name })} />
      </div>
    </figure>
  );
}

/** The sky of a whole day behind the building: dawn, day, evening, night. */
function BuildingSky() {
  return (
    <>
      <div className="ck-sky" aria-hidden="true">
        <i className="bg-shift-f-tint" />
        <i className="bg-shift-t-tint" />
        <i className="bg-shift-s-tint" />
        <i className="bg-shift-n-tint" />
      </div>
      <svg className="ck-sun" viewBox="0 0 120 60" aria-hidden="true">
        <path className="a-early" d="M4 60a56 56 0 0 1 112 0z" />
      </svg>
      <svg className="ck-moon" viewBox="0 0 20 20" aria-hidden="true">
        <path className="a-night" d="M15.8 12.4A6.6 6.6 0 0 1 7.6 4.2a6.6 6.6 0 1 0 8.2 8.2Z" />
      </svg>
    </>
  );
}

function BuildingTrees() {
  return (
    <>
      <svg className="ck-tree ck-tree-left" viewBox="0 0 60 96" aria-hidden="true">
        <path className="ln" d="M30 96V50" />
        <circle className="b-tree" cx="30" cy="32" r="26" />
      </svg>
      <svg className="ck-tree ck-tree-right" viewBox="0 0 60 96" aria-hidden="true">
        <path className="b-tree" d="M30 4l19 32h-8l15 34H4l15-34h-8z" />
        <path className="ln" d="M30 70v26" />
      </svg>
    </>
  );
}

/** The departments with what their open jobs say. */
export function departmentsOf(employer: Pick<EmployerDetail, 'departments'>, jobs: readonly JobItem[]): Department[] {
  return employer.departments.map(({ id, name, lead, description, beds }) => {
    const own = jobs.filter((job) => job.department === name);
    const shifts = SHIFTS.filter((shift) => own.some((job) => job.shifts.includes(shift)));
    return { id, name, lead, description, beds, open: own.length, shifts };
  });
}

/** The cut through the building, top floor first; null where too little is known to cut it open. */
export function floorsOf(departments: readonly Department[], jobs: readonly JobItem[]): Floor[] | null {
  const weeksOf = (name: string) => jobs.flatMap((job) => (job.department === name && job.week ? [job.week] : []));
  const lit = departments
    .map(({ id, name, open }) => ({ id, name, open, hours: dutyHours(weeksOf(name)) }))
    .filter((floor) => floor.hours.some((shift) => shift !== null));
  if (lit.length < LEAST_FLOORS) return null;
  const busiest = new Set([...lit].sort((a, b) => b.open - a.open).slice(0, MAX_FLOORS));
  return lit.filter((floor) => busiest.has(floor)).reverse();
}
