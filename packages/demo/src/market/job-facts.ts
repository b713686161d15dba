import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Duty } from '@stellenvisite/contract/jobs/duty.schema';
import type { EmploymentType, ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import type { DutyModel } from './duty-week.ts';
import type { Facts } from './fill-text.ts';
import type { EmployerInfo, GeneratedDepartment } from './generate-employer.ts';
import type { Department, Occupation } from './vocabulary.ts';

/** Hours that fit into four days of at most ten and a half. */
const FOUR_DAYS = { min: 30, max: 40 };

/** The facts of a job that are decided before its texts are written. */
export type JobPlan = {
  employer: EmployerInfo;
  occupation: Occupation;
  department: GeneratedDepartment;
  kind: Department;
  level: ExperienceLevel;
  employmentType: EmploymentType;
  hours: { min: number; max: number };
  fullHours: number;
  percent: { min: number; max: number };
  model: DutyModel;
  duty: Duty | null;
  vacationDays: number;
  city: string;
  startsOn: string | null;
  now: Date;
};

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Words by which benefits and requirements know whether they fit. */
export function tagsOf({
  employer,
  occupation,
  kind,
  level,
  duty,
  model,
  employmentType,
  hours,
}: JobPlan): Set<string> {
  const tags = new Set<string>([employer.row.country, occupation.role, level]);
  if (occupation.role === 'op' || occupation.role === 'care' || occupation.role === 'rescue') tags.add('nurse');
  if (occupation.role === 'practice' || occupation.role === 'shop') tags.add('office-hours');
  for (const tag of dutyTags(duty, model)) tags.add(tag);
  if (occupation.role === 'doctor' && employer.model.type === 'hospital') tags.add('clinic');
  if (tags.has('clinic') && tags.has('nights')) tags.add('clinic-nights');
  if (employmentType === 'internship') tags.add('student');
  if (hours.max >= FOUR_DAYS.min && hours.max <= FOUR_DAYS.max) tags.add('four-days');
  if (duty?.rosterWeeksAhead) tags.add('roster');
  if (duty?.inductionWeeks) tags.add('induction');
  if (employmentType === 'both' || employmentType === 'part_time') tags.add('flexible');
  if (duty?.onCall === 'standby') tags.add('standby');
  if (kind.key === 'tour' || kind.key === 'sapv') tags.add('tour');
  return tags;
}

/** A text must not say more of the roster than the job does. */
function dutyTags(duty: Duty | null, model: DutyModel): string[] {
  if (!duty) return ['unknown-duty'];
  const works = (shift: Shift) => duty.shifts.includes(shift);
  const [isEarly, isLate, isNight] = [works('early'), works('late'), works('night')];
  return [
    ...(isLate || isNight ? ['shift'] : []),
    ...(isNight ? ['nights'] : []),
    ...(isEarly && isLate && isNight ? ['shift3'] : []),
    ...(isEarly && isLate && !isNight ? ['shift2'] : []),
    ...(isNight && duty.shifts.length === 1 ? ['nightonly'] : []),
    ...((model === 'day' || model === 'weekdays2') && duty.freeWeekendsOfFour === 4 ? ['weekdays'] : []),
  ];
}

export function factsOf(plan: JobPlan): Facts {
  const { employer, department, duty, city, now } = plan;
  return {
    employer: employer.row.name,
    city,
    dept: department.name,
    ...areaOf(department.name),
    short: department.station ? `der ${department.station}` : department.name,
    scope: scopeOf(plan),
    start: startOf(plan.startsOn),
    year: String(now.getUTCFullYear() - 2),
    roster: employer.rosterWeeks,
    induction: duty?.inductionWeeks ?? 6,
    vacation: plan.vacationDays,
    months: '',
    currency: employer.row.country === 'CH' ? 'CHF' : '€',
    hours: number(plan.hours.max),
    until: dateIn(now, 21),
    ...timesOf(duty),
  };
}

/** The times the week shows; where it is not known, no text may name any. */
function timesOf(duty: Duty | null): Facts {
  const duties = duty?.week?.filter((cell) => cell !== null) ?? [];
  const handover = duties.find(({ shift }) => shift === 'late')?.start;
  const [dayStart] = duties
    .filter(({ shift }) => shift !== 'night')
    .map(({ start }) => start)
    .sort();
  return { ...(handover && { handover }), ...(dayStart && { dayStart }) };
}

function scopeOf({ employer, employmentType, hours, percent }: JobPlan): string {
  const full = number(hours.max);
  if (employer.row.country === 'CH')
    return percent.min === percent.max ? `Pensum ${percent.max} %` : `Pensum ${percent.min}–${percent.max} %`;
  if (employmentType === 'both') return `${full} Stunden in der Woche, ab ${percent.min} % möglich`;
  if (employmentType === 'part_time')
    return hours.min === hours.max
      ? `Teilzeit mit ${full} Stunden`
      : `Teilzeit mit ${number(hours.min)} bis ${full} Stunden`;
  return `${full} Stunden in der Woche`;
}

function startOf(startsOn: string | null): string {
  if (!startsOn) return 'ab sofort';
  const [year, month = '1', day = '1'] = startsOn.split('-');
  return `zum ${Number(day)}. ${MONTHS[Number(month) - 1]} ${year}`;
}

function dateIn(now: Date, days: number): string {
  const date = new Date(now.getTime() + days * 86_400_000);
  return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]}`;
}

function number(hours: number): string {
  return String(hours).replace('.', ',');
}

/** "the area X" in the two cases the texts need; some names say already what they are. */
function areaOf(name: string): { area: string; inArea: string } {
  if (/^(Wohnbereich|Wohnverbund)/.test(name)) return { area: `den ${name}`, inArea: `Im ${name}` };
  if (/^(Wohngruppe|(Lehrr|R)ettungswache|Station )/.test(name))
    return { area: `die ${name}`, inArea: `In der ${name}` };
  if (/^Team /.test(name)) return { area: `das ${name}`, inArea: `Im ${name}` };
  return { area: `den Bereich ${name}`, inArea: `Im Bereich ${name}` };
}
