import type { Duty } from '@stellenvisite/contract/duty.schema';
import type { EmploymentType, ExperienceLevel } from '@stellenvisite/contract/job-fields';
import type { DutyModel } from './duty-week.ts';
import type { Facts } from './fill-text.ts';
import type { EmployerInfo, GeneratedDepartment } from './generate-employer.ts';
import type { Department, Occupation } from './vocabulary.ts';

/** What is decided about a job before its texts are written. */
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
export function tagsOf({ employer, occupation, kind, level, duty, model, employmentType }: JobPlan): Set<string> {
  const tags = new Set<string>([employer.row.country, occupation.role, level]);
  if (occupation.role === 'op' || occupation.role === 'care' || occupation.role === 'rescue') tags.add('nurse');
  if (occupation.role === 'practice' || occupation.role === 'shop') tags.add('office-hours');
  if (model === 'ward3' || model === 'ward2' || model === 'night' || model === 'rescue') tags.add('shift');
  if (model === 'ward3') tags.add('shift3');
  if (model === 'night') tags.add('nightonly');
  if (model === 'ward2' || model === 'weekdays2') tags.add('shift2');
  if ((model === 'day' || model === 'weekdays2') && duty?.freeWeekendsOfFour === 4) tags.add('weekdays');
  if (occupation.role === 'doctor' && employer.model.type === 'hospital') tags.add('clinic');
  if (tags.has('clinic') && model === 'doctor') tags.add('clinic-nights');
  if (duty?.rosterWeeksAhead) tags.add('roster');
  if (duty?.inductionWeeks) tags.add('induction');
  if (employmentType === 'both' || employmentType === 'part_time') tags.add('flexible');
  if (duty?.onCall === 'standby') tags.add('standby');
  if (kind.key === 'tour' || kind.key === 'sapv') tags.add('tour');
  return tags;
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
    roster: duty?.rosterWeeksAhead ?? 6,
    induction: duty?.inductionWeeks ?? 6,
    vacation: plan.vacationDays,
    months: '',
    currency: employer.row.country === 'CH' ? 'CHF' : '€',
    handover: duty?.week?.find((cell) => cell?.shift === 'late')?.start ?? '13:30',
    until: dateIn(now, 21),
  };
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
