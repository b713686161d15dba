import { COUNTRIES, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { SalaryList, SalaryListQuery } from '@stellenvisite/contract/jobs/salaries.schema';
import type { Context } from '../../context.ts';
import { PAID_OCCUPATIONS, regionsOf, salarySlug } from './get-salary.ts';
import { listPaidAds, type OccupationAd } from './list-paid-ads.ts';
import { isEnough, samplePay } from './pay-sample.ts';

/** Lists the pay of each occupation in a country, by group, the best supported first. */
export async function listSalaries(ctx: Context, { country = 'DE', q }: SalaryListQuery): Promise<SalaryList> {
  const byOccupation = Map.groupBy(await listPaidAds(ctx, { country }), ({ occupation }) => occupation);
  return {
    country,
    currency: CURRENCY_OF[country],
    asOf: ctx.now().toISOString(),
    regions: regionsOf(country).map(({ slug, name }) => ({ slug, name })),
    groups: JOB_CATEGORIES.map((category) => ({ category, items: itemsOf(ctx, category, byOccupation) })).filter(
      ({ items }) => items.length > 0,
    ),
    found: q ? await findByWords(ctx, q) : null,
  };
}

function itemsOf({ language }: Context, category: JobCategory, ads: Map<string, OccupationAd[]>) {
  return PAID_OCCUPATIONS.filter((occupation) => occupation.category === category && ads.has(occupation.key))
    .map((occupation) => ({
      slug: salarySlug(occupation),
      label: occupation.label[language],
      sample: samplePay(ads.get(occupation.key) ?? []),
    }))
    .sort(
      (one, other) =>
        Number(other.sample.figures !== null) - Number(one.sample.figures !== null) ||
        other.sample.count - one.sample.count,
    );
}

/** Finds the occupation of that name, or the one the search takes the words for. */
async function findByWords(ctx: Context, q: string): Promise<string | null> {
  const wanted = q.toLowerCase();
  const named = PAID_OCCUPATIONS.find(({ label }) =>
    Object.values(label).some((name) => name.toLowerCase() === wanted),
  );
  if (named) return salarySlug(named);
  const { understood } = await ctx.search.understand(q);
  const keys = understood.flatMap(({ kind, value }) => (kind === 'occupation' ? [value] : []));
  const found = PAID_OCCUPATIONS.find(({ key }) => keys.includes(key));
  return found ? salarySlug(found) : null;
}

/** The paths below `/gehaelter` with enough ads, for search engines: an occupation, and it in a region. */
export async function listSalaryPages(ctx: Context): Promise<string[]> {
  const pages: string[] = [];
  for (const country of COUNTRIES) {
    const byOccupation = Map.groupBy(await listPaidAds(ctx, { country }), ({ occupation }) => occupation);
    for (const occupation of PAID_OCCUPATIONS) {
      const ads = byOccupation.get(occupation.key) ?? [];
      if (!isEnough(ads)) continue;
      const path = salarySlug(occupation);
      if (country === 'DE') pages.push(path);
      for (const { name, slug } of regionsOf(country))
        if (isEnough(ads.filter(({ region }) => region === name))) pages.push(`${path}/${slug}`);
    }
  }
  return pages;
}
