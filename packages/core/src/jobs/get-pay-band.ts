import { CURRENCY_OF } from '@stellenvisite/contract/countries';
import type { PayBand } from '@stellenvisite/contract/jobs.schema';
import { FULL_WEEK_HOURS, HOURS_A_MONTH } from '@stellenvisite/contract/pay-hours';
import type { ComparedJob } from '@stellenvisite/search';
import type { Context } from '../context.ts';
import type { JobDetailRow } from './job-view.ts';

type PaidJob = ComparedJob &
  Pick<JobDetailRow, 'employmentType' | 'payMin' | 'payMax' | 'payPeriod' | 'payHours' | 'hoursMax'>;

/** From here on a week is full time, whatever its exact length. */
const LEAST_FULL_WEEK = 35;
/** Bands are rounded: their figures are a measure, not an offer. */
const STEP_CENTS = 1000;

/** What others pay for the same work, and where this job lies beside it. */
export async function getPayBand(ctx: Context, job: PaidJob): Promise<PayBand | null> {
  if (job.employmentType === 'freelance' || job.employmentType === 'internship') return null;
  const found = await ctx.search.payBand(job);
  if (!found) return null;
  const band = { min: roundTo(found.min), max: roundTo(found.max) };
  return {
    min: band.min / 100,
    max: band.max / 100,
    currency: CURRENCY_OF[job.country],
    count: found.count,
    radiusKm: found.radiusKm,
    position: positionOf(job, band),
  };
}

const roundTo = (cents: number) => Math.round(cents / STEP_CENTS) * STEP_CENTS;

function positionOf(job: PaidJob, band: { min: number; max: number }): PayBand['position'] {
  const pay = fullTimeMonth(job);
  if (pay === null) return null;
  if (pay < band.min) return 'below';
  return pay > band.max ? 'above' : 'within';
}

/** The middle of the job's pay as cents a month for full time; null where nobody said what part-time pay is stated for. */
function fullTimeMonth({ payMin, payMax, payPeriod, payHours, hoursMax }: PaidJob): number | null {
  if (payMin === null || payMax === null) return null;
  const middle = (payMin + payMax) / 2;
  if (payPeriod === 'hour') return middle * HOURS_A_MONTH;
  const hours = payHours ?? hoursMax ?? FULL_WEEK_HOURS;
  if (payHours === null && hours < LEAST_FULL_WEEK) return null;
  const month = payPeriod === 'year' ? middle / 12 : middle;
  return hours < LEAST_FULL_WEEK ? (month * FULL_WEEK_HOURS) / hours : month;
}
