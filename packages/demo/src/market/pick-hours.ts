import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { Random } from '../random.ts';
import type { DutyModel } from './duty-week.ts';
import type { Occupation } from './vocabulary.ts';

export type Hours = {
  employmentType: EmploymentType;
  hours: { min: number; max: number };
  percent: { min: number; max: number };
  /** Those of full time. */
  fullHours: number;
};

export function pickHours(occupation: Occupation, country: Country, model: DutyModel, random: Random): Hours {
  const fullHours = fullWeek(occupation, country, model, random);
  const employmentType = pickEmploymentType(occupation, random);
  const percent = pickPercent(employmentType, random);
  const hours = { min: share(fullHours, percent.min), max: share(fullHours, percent.max) };
  return { employmentType, percent, hours, fullHours };
}

function fullWeek({ role }: Occupation, country: Country, model: DutyModel, random: Random): number {
  // Twelve-hour duties, breaks taken off.
  if (model === 'rescue') return 45;
  if (role === 'doctor' || role === 'student')
    return country === 'CH' ? random.pick([46, 48, 50]) : random.pick([40, 40, 42]);
  if (country === 'CH') return random.pick([41, 42, 42]);
  if (country === 'AT') return random.pick([37, 38, 40, 40]);
  return random.pick([38.5, 38.5, 38.5, 39, 39, 40]);
}

function pickEmploymentType(occupation: Occupation, random: Random): EmploymentType {
  if (occupation.role === 'student') return 'internship';
  if (occupation.key === 'chefarzt' || occupation.key === 'geschaeftsfuehrung' || occupation.key === 'heimleitung')
    return 'full_time';
  const freelance =
    occupation.role === 'therapy' || occupation.key === 'hebamme' || occupation.key === 'facharzt' ? 2 : 0;
  const intern = occupation.internship ? 3 : 0;
  return random.weighted([
    ['both', 46],
    ['full_time', 28],
    ['part_time', 22],
    ['temporary', 2.5],
    ['freelance', freelance],
    ['internship', intern],
  ]);
}

function pickPercent(type: EmploymentType, random: Random): { min: number; max: number } {
  if (type === 'both') return { min: random.pick([50, 50, 60, 60, 75, 80]), max: 100 };
  if (type === 'part_time') {
    const max = random.pick([50, 60, 65, 75, 80]);
    return { min: random.chance(0.5) ? max : max - random.pick([10, 20, 25]), max };
  }
  if (type === 'freelance') return { min: 20, max: random.pick([40, 50, 60]) };
  return { min: 100, max: 100 };
}

/** To the quarter of an hour. */
function share(full: number, percent: number): number {
  return Math.round(full * (percent / 100) * 4) / 4;
}
