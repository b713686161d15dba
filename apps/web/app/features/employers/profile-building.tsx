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

/** The widths of the label, of the column of open jobs, of the page's content and of a window; sun, moon and trees stand by them. */
const FIGURE =
  'relative border-b-4 border-b-wall overflow-hidden [--lab:18.5rem] [--off:5.75rem] [--in:calc(min(100vw,var(--content)_+_2_*_var(--gutter))_-_2_*_var(--gutter))] [--win:calc((var(--in)_-_var(--lab)_-_var(--off))_/_24)] max-lg:[--lab:14rem] max-lg:[--off:4.75rem] max-md:[--lab:0px] max-md:[--off:0px]';

const WINDOW_LIGHT: Record<Shift, string> = {
  early: 'bg-shift-f',
  day: 'bg-shift-t',
  late: 'bg-shift-s',
  night: "bg-night after:content-[''] after:absolute after:inset-x-0 after:top-[45%] after:bottom-0 after:bg-marker",
};

const HOURS = Array.from({ length: 24 }, (_, index) => (FIRST_HOUR + index) % 24);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type BuildingProps = { employer: EmployerDetail; floors: Floor[] | null; departmentTo: (id: string) => string };

/** Renders the building: cut open with a floor per department where enough is known, otherwise from outside. */
export function ProfileBuilding({ employer, floors, departmentTo }: BuildingProps) {
  const { t } = useTranslation('employers');
  if (!floors) return <BuildingOnStreet employer={employer} />;
  return (
    <>
      <figure className={FIGURE} aria-labelledby="building-caption">
        <BuildingSky />
        <BuildingTrees />
        <div className="wrap relative pt-18 max-md:pt-14">
          <div
            className="relative h-4 mr-[calc(var(--off)_-_2px)] ml-[calc(var(--lab)_-_2px)] bg-shift-n border-2 border-wall border-b-0 max-md:m-0"
            aria-hidden="true"
          >
            <span className="num absolute left-[12%] bottom-[calc(100%_-_2px)] grid place-items-center w-10 h-10 bg-sheet border-2 border-wall rounded-[50%] font-bold">
              H
            </span>
            <i className="absolute bottom-full left-[58%] w-14 h-5 bg-shift-s border-2 border-wall border-b-0" />
            <i className="absolute bottom-full border-2 border-wall border-b-0 left-[64%] w-6 h-9 bg-sheet" />
          </div>
          <ol className="relative bg-sheet border-2 border-wall border-b-0">
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
        <div
          className="num grid grid-cols-24 mt-2 mr-23 ml-74 text-fs-9 text-ink-2 max-lg:mr-19 max-lg:ml-56 max-md:mt-1 max-md:mx-0.5 max-md:text-[0.6875rem]"
          aria-hidden="true"
        >
          {HOURS.map((hour, index) => (
            <i className="w-0 pl-[7px] whitespace-nowrap max-lg:pl-[3px] max-md:pl-0" key={hour}>
              {index % 4 === 0 && clock(hour)}
            </i>
          ))}
        </div>
        <p className="mt-0.5 text-fs-8 text-ink-2" id="building-caption">
          {t('profile.floors.caption')}
        </p>
      </div>
    </>
  );
}

function BuildingFloor({ floor, level, to }: { floor: Floor; level: number; to: string }) {
  const { t } = useTranslation('employers');
  return (
    <li className="not-first:border-t-2 not-first:border-t-wall">
      <Link
        className="group/floor grid grid-cols-[calc(var(--lab)_-_2px)_minmax(0,1fr)_calc(var(--off)_-_2px)] items-center h-12.5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:h-auto focus-visible:-outline-offset-3 hover:bg-marker-soft"
        to={to}
      >
        <span className="flex items-center gap-3 h-full pl-4 pr-2 border-r-2 border-r-wall font-text font-semibold text-fs-7 leading-[1.2] max-md:min-h-10 max-md:pl-2.5 max-md:border-0 max-md:text-fs-8">
          <b
            className="num grid place-items-center flex-none w-7 h-7 rounded-cell bg-shift-n text-shift-n-on text-fs-8"
            aria-hidden="true"
          >
            {level}
          </b>
          <span className="group-hover/floor:underline group-hover/floor:underline-offset-[0.2em]" lang="de">
            {floor.name}
          </span>
        </span>
        <span
          className="grid grid-cols-24 items-center h-full bg-shift-n max-md:col-span-full max-md:row-[2] max-md:h-6"
          aria-hidden="true"
        >
          {floor.hours.map((shift, index) => (
            <i
              key={HOURS[index]}
              className={clsx(
                'relative h-7 mx-[7px] border-2 border-wall rounded-[2px] max-lg:mx-[3px] max-md:h-4 max-md:mx-[1.5px] max-md:border',
                shift ? WINDOW_LIGHT[shift] : 'bg-[color-mix(in_srgb,var(--night)_45%,var(--shift-n))]',
              )}
            />
          ))}
        </span>
        <span className="flex items-center justify-center gap-1 h-full border-l-2 border-l-wall text-fs-8 text-ink-2 max-md:min-h-10 max-md:pr-2.5 max-md:border-0">
          <Trans
            t={t}
            i18nKey="profile.floors.open"
            count={floor.open}
            components={[<b key="count" className="num text-[1.0625rem] text-ink" />]}
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
    <figure className={FIGURE}>
      <BuildingSky isOutside />
      <BuildingTrees />
      <div className="wrap relative flex justify-center pt-8">
        <EmployerBuilding
          className="h-60 w-auto -mb-px max-md:h-44"
          kind={kind}
          seed={employer.id}
          label={t('profile.buildingLabel', { name: employer.name })}
        />
      </div>
    </figure>
  );
}

/** Renders the sky of a whole day behind the building: dawn, day, evening, night. */
function BuildingSky({ isOutside = false }: { isOutside?: boolean }) {
  return (
    <>
      <div
        className={clsx(
          'absolute inset-0 grid',
          isOutside
            ? 'grid-cols-[3fr_2fr_2fr_3fr]'
            : 'grid-cols-[calc((100vw_-_var(--in))_/_2_+_var(--lab)_+_2_*_var(--win))_calc(6_*_var(--win))_calc(8_*_var(--win))_1fr]',
        )}
        aria-hidden="true"
      >
        <i className="bg-shift-f-tint" />
        <i className="bg-shift-t-tint" />
        <i className="bg-shift-s-tint" />
        <i className="bg-shift-n-tint" />
      </div>
      <svg
        className={clsx(
          'absolute left-[calc((100%_-_var(--in))_/_2_+_5rem)] w-40 max-md:w-28',
          isOutside ? 'bottom-0 max-md:left-2' : 'top-8 max-md:left-4',
        )}
        viewBox="0 0 120 60"
        aria-hidden="true"
      >
        <path className="a-early" d="M4 60a56 56 0 0 1 112 0z" />
      </svg>
      <svg
        className="absolute right-[calc((100%_-_var(--in))_/_2_+_8rem)] top-5 w-14 max-md:right-6 max-md:top-2 max-md:w-10"
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <path className="a-night" d="M15.8 12.4A6.6 6.6 0 0 1 7.6 4.2a6.6 6.6 0 1 0 8.2 8.2Z" />
      </svg>
    </>
  );
}

function BuildingTrees() {
  return (
    <>
      <svg
        className="absolute -bottom-px w-15 left-[calc((100%_-_var(--in))_/_4_-_30px)] max-lg:hidden"
        viewBox="0 0 60 96"
        aria-hidden="true"
      >
        <path className="ln" d="M30 96V50" />
        <circle className="b-tree" cx="30" cy="32" r="26" />
      </svg>
      <svg
        className="absolute -bottom-px w-15 right-[calc((100%_-_var(--in))_/_4_-_30px)] max-lg:hidden"
        viewBox="0 0 60 96"
        aria-hidden="true"
      >
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

/** Returns the cut through the building, top floor first; null where too little is known to cut it open. */
export function floorsOf(departments: readonly Department[], jobs: readonly JobItem[]): Floor[] | null {
  const weeksOf = (name: string) => jobs.flatMap((job) => (job.department === name && job.week ? [job.week] : []));
  const lit = departments
    .map(({ id, name, open }) => ({ id, name, open, hours: dutyHours(weeksOf(name)) }))
    .filter((floor) => floor.hours.some((shift) => shift !== null));
  if (lit.length < LEAST_FLOORS) return null;
  const busiest = new Set([...lit].sort((a, b) => b.open - a.open).slice(0, MAX_FLOORS));
  return lit.filter((floor) => busiest.has(floor)).reverse();
}
