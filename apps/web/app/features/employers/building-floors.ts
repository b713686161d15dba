import { SHIFTS, type Shift } from '@stellenvisite/contract/duty';
import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { dutyHours } from './duty-hours.ts';

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

const MOST_FLOORS = 8;
/** A building with fewer floors is drawn from outside. */
const LEAST_FLOORS = 3;

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
  const busiest = new Set([...lit].sort((a, b) => b.open - a.open).slice(0, MOST_FLOORS));
  return lit.filter((floor) => busiest.has(floor)).reverse();
}
