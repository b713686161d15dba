import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { ExperienceLevel } from '@stellenvisite/contract/jobs/job-fields';
import { fullTimeMonth, type StatedAmounts, statedMonth } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import { SALARY_MONTHS, type SalaryHours } from '@stellenvisite/contract/jobs/salaries.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { momentOf, wasPublicAt } from '../../live-jobs.ts';
import type { PaidAd } from './pay-sample.ts';

export type OccupationAd = PaidAd & {
  occupation: string;
  region: string;
  level: ExperienceLevel | null;
  tariff: string | null;
  tariffGrade: string | null;
};

/** Paid by other rules than a month of employment. */
const EXCLUDED = ['freelance', 'internship'] as const;

const columns = {
  occupation: jobClasses.occupation,
  region: jobs.region,
  level: jobs.experienceLevel,
  tariff: jobs.tariff,
  tariffGrade: jobs.tariffGrade,
  employerId: jobs.employerId,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  payPeriod: jobs.payPeriod,
  payHours: jobs.payHours,
  hoursMax: jobs.hoursMax,
};

type AdQuery = { country: Country; occupations?: readonly string[]; hours?: SalaryHours };

/** Lists the public ads of the last twelve months that state their pay, of a country, as cents a month. */
export async function listPaidAds(ctx: Context, query: AdQuery): Promise<OccupationAd[]> {
  const now = momentOf(ctx);
  const rows = await ctx.db
    .select(columns)
    .from(jobs)
    .innerJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(
      and(
        eq(jobs.country, query.country),
        query.occupations ? inArray(jobClasses.occupation, [...query.occupations]) : isNotNull(jobClasses.occupation),
        wasPublicAt(jobs, now),
        sql`${jobs.postedAt} > ${now}::timestamptz - make_interval(months => ${SALARY_MONTHS})`,
        isNotNull(jobs.payMin),
        isNull(jobs.training),
        or(isNull(jobs.employmentType), notInArray(jobs.employmentType, [...EXCLUDED])),
      ),
    );
  const toMonth: (amounts: StatedAmounts) => number | null = query.hours === 'stated' ? statedMonth : fullTimeMonth;
  return rows.flatMap(({ occupation, region, level, tariff, tariffGrade, employerId, ...amounts }) => {
    const cents = toMonth(amounts);
    if (cents === null || occupation === null) return [];
    return [{ occupation, region, level, tariff, tariffGrade, employerId, cents }];
  });
}
