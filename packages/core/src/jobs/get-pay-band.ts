import { CURRENCY_OF } from '@stellenvisite/contract/countries';
import { fullTimeMonth } from '@stellenvisite/contract/full-time-pay';
import type { PayBand } from '@stellenvisite/contract/jobs.schema';
import { roundPay } from '@stellenvisite/contract/pay-band';
import type { ComparedJob } from '@stellenvisite/search';
import type { Context } from '../context.ts';
import type { JobDetailRow } from './job-view.ts';

type PaidJob = ComparedJob &
  Pick<JobDetailRow, 'employmentType' | 'payMin' | 'payMax' | 'payPeriod' | 'payHours' | 'hoursMax'>;

/** What others pay for the same work, and where this job lies beside it. */
export async function getPayBand(ctx: Context, job: PaidJob): Promise<PayBand | null> {
  if (job.employmentType === 'freelance' || job.employmentType === 'internship') return null;
  const found = await ctx.search.payBand(job);
  if (!found) return null;
  const band = { min: roundPay(found.min), max: roundPay(found.max) };
  return {
    min: band.min / 100,
    max: band.max / 100,
    currency: CURRENCY_OF[job.country],
    count: found.count,
    radiusKm: found.radiusKm,
    position: positionOf(job, band),
  };
}

function positionOf(job: PaidJob, band: { min: number; max: number }): PayBand['position'] {
  const pay = fullTimeMonth(job);
  if (pay === null) return null;
  if (pay < band.min) return 'below';
  return pay > band.max ? 'above' : 'within';
}
