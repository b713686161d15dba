import { COUNTRIES } from '@stellenvisite/contract/countries';
import type { Context } from '../context.ts';
import { listPaidAds } from './list-paid-ads.ts';
import { isEnough } from './pay-sample.ts';
import { PAID_OCCUPATIONS, regionsOf, salarySlug } from './salary-names.ts';

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
