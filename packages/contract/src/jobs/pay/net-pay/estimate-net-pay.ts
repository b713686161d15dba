import type { Country } from '../../countries.ts';
import type { JobItem } from '../../jobs.schema.ts';
import { HOURS_A_MONTH, payForHours } from '../full-time-pay.ts';
import type { Salary } from '../pay.schema.ts';
import { austrianNet } from './austrian-net.ts';
import { hoursOfWeek, supplementHours } from './duty-supplements.ts';
import { type GermanAssumptions, germanNet } from './german-net.ts';
import { swissNet } from './swiss-net.ts';

/** Supplements in percent of the pay of an hour. */
export type SupplementRates = { night: number; sunday: number; holiday: number };

export type NetAssumptions = GermanAssumptions & { rates: Record<Country, SupplementRates> };

/** Rates as common collective agreements have them; the person can change them. */
export const DEFAULT_ASSUMPTIONS: NetAssumptions = {
  taxClass: '1',
  hasChurchTax: false,
  hasChildren: false,
  rates: {
    DE: { night: 20, sunday: 25, holiday: 35 },
    AT: { night: 25, sunday: 50, holiday: 100 },
    CH: { night: 25, sunday: 50, holiday: 50 },
  },
};

/** The pays of a year. */
const PAYS_A_YEAR: Record<Country, number> = { DE: 12, AT: 14, CH: 13 };

/** Up to these rates, in percent, supplements are free of tax in Germany (§ 3b EStG); contributions are due above 25 € of pay an hour. */
const GERMAN_FREE = { night: 25, sunday: 50, holiday: 125 } as const;
const GERMAN_FREE_OF_CONTRIBUTIONS = 25;
const GERMAN_FREE_OF_TAX = 50;
/** Supplements a month that are free of tax in Austria (§ 68 EStG). */
const AUSTRIAN_FREE = 400;

const ROUNDED_TO = 10;

export type NetPay = {
  /** A month, rounded to tens. */
  net: number;
  /** The supplements before deductions, rounded to tens; 0 where the example week has none. */
  supplements: number;
  currency: Salary['currency'];
};

export type PaidJob = Pick<JobItem, 'salary' | 'salaryHours' | 'hoursPerWeek' | 'week'> & {
  location: Pick<JobItem['location'], 'country'>;
};

/** Estimates what is left of a job's pay in a month: the middle of its range and the supplements of its example week; null without pay. */
export function estimateNetPay(job: PaidJob, assumed: NetAssumptions): NetPay | null {
  const { country } = job.location;
  const salary = payForHours(job)?.salary ?? job.salary;
  if (!salary) return null;
  const hours = weeklyHours(job);
  const gross = monthlyPay(salary, hours, country);
  const hourly = gross / (hours ? (hours * 52) / 12 : HOURS_A_MONTH);
  const rates = assumed.rates[country];
  const parts = listSupplements(job, hours).map(({ kind, hours: worked }) => ({ kind, worked, rate: rates[kind] }));
  const supplements = parts.reduce((sum, { worked, rate }) => sum + (worked * hourly * rate) / 100, 0);
  const net = netOf(country, { gross, hourly, supplements, parts }, assumed);
  return { net: round(net), supplements: round(supplements), currency: salary.currency };
}

type Part = { kind: keyof SupplementRates; worked: number; rate: number };
type Pay = { gross: number; hourly: number; supplements: number; parts: readonly Part[] };

function netOf(country: Country, pay: Pay, assumed: NetAssumptions): number {
  const { gross, hourly, supplements, parts } = pay;
  if (country === 'CH') return swissNet({ social: gross + supplements });
  if (country === 'AT')
    return austrianNet({ social: gross + supplements, taxed: gross + Math.max(0, supplements - AUSTRIAN_FREE) });
  const free = (limit: number) =>
    parts.reduce(
      (sum, { kind, worked, rate }) =>
        sum + (worked * Math.min(hourly, limit) * Math.min(rate, GERMAN_FREE[kind])) / 100,
      0,
    );
  const [untaxed, withoutContributions] = [free(GERMAN_FREE_OF_TAX), free(GERMAN_FREE_OF_CONTRIBUTIONS)];
  const taxed = gross + supplements - untaxed;
  return germanNet({ social: gross + supplements - withoutContributions, taxed }, assumed) + untaxed;
}

/** The supplements of the example week, less where the job has fewer hours than it. */
function listSupplements({ week }: PaidJob, hours: number | null): { kind: keyof SupplementRates; hours: number }[] {
  if (!week) return [];
  const planned = hoursOfWeek(week);
  const share = hours && planned > 0 ? Math.min(1, hours / planned) : 1;
  const { night, sunday, holiday } = supplementHours(week);
  return [
    { kind: 'night', hours: night * share },
    { kind: 'sunday', hours: sunday * share },
    { kind: 'holiday', hours: holiday * share },
  ];
}

/** The middle of the hours offered; of pay that is that of full time while more hours are offered, those of the pay. */
function weeklyHours({ hoursPerWeek, salaryHours }: PaidJob): number | null {
  if (!hoursPerWeek) return salaryHours;
  const { min, max } = hoursPerWeek;
  return salaryHours !== null && max >= salaryHours ? salaryHours : (min + max) / 2;
}

function monthlyPay({ min, max, period }: Salary, hours: number | null, country: Country): number {
  const middle = (min + max) / 2;
  if (period === 'year') return middle / PAYS_A_YEAR[country];
  return period === 'hour' ? middle * (hours ? (hours * 52) / 12 : HOURS_A_MONTH) : middle;
}

const round = (amount: number): number => Math.round(amount / ROUNDED_TO) * ROUNDED_TO;
