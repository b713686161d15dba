import { type Country, CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { EXPERIENCE_LEVELS } from '@stellenvisite/contract/jobs/job-fields';
import type { Occupation } from '@stellenvisite/contract/jobs/occupations.schema';
import { NO_TARIFF } from '@stellenvisite/contract/jobs/pay/market-pay';
import { isTariffInForce, stepsOf, TVOED_GRADES, TVOED_P } from '@stellenvisite/contract/jobs/pay/tariff-tables';
import type { OccupationSalary, SalaryQuery } from '@stellenvisite/contract/jobs/salaries.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { placeSlug, REGIONS } from '@stellenvisite/search/places';
import { OCCUPATIONS } from '@stellenvisite/search/taxonomy';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listPaidAds, type OccupationAd } from './list-paid-ads.ts';
import { histogramOf, isEnough, samplePay } from './pay-sample.ts';

/** No occupation but a whole field: what it pays is that of everything below it. */
const TOO_WIDE = 'pflege';

export const salarySlug = ({ label }: Pick<Occupation, 'label'>): string => placeSlug(label.de);

/** The occupations that have a page of their own. */
export const PAID_OCCUPATIONS: readonly Occupation[] = OCCUPATIONS.filter(
  ({ key, level }) => key !== TOO_WIDE && level !== 'student',
);

const bySlug = new Map(PAID_OCCUPATIONS.map((occupation) => [salarySlug(occupation), occupation]));

const findPaidOccupation = (slug: string): Occupation | undefined => bySlug.get(slug);

type SalaryRegion = { country: Country; name: string; slug: string };

const SALARY_REGIONS: readonly SalaryRegion[] = REGIONS.map(({ country, region }) => ({
  country,
  name: region,
  slug: placeSlug(region),
}));

export const regionsOf = (country: Country): SalaryRegion[] =>
  SALARY_REGIONS.filter((region) => region.country === country);

const findSalaryRegion = (slug: string): SalaryRegion | undefined =>
  SALARY_REGIONS.find((region) => region.slug === slug);

const OTHER_NAMES = 3;
const RELATED = 3;

/** Returns the pay of an occupation in a region or a country, by experience, tariff and region. */
export async function getSalary(ctx: Context, query: SalaryQuery): Promise<OccupationSalary> {
  const occupation = findPaidOccupation(query.occupation);
  const region = query.region ? findSalaryRegion(query.region) : undefined;
  if (!occupation || (query.region && !region)) throw new DomainError('salary.not_found');
  const country = region?.country ?? query.country ?? 'DE';
  const all = await listPaidAds(ctx, { country, occupations: [occupation.key], hours: query.hours ?? 'full_time' });
  const ofTariff = query.tariff ? all.filter((ad) => (ad.tariff ?? NO_TARIFF) === query.tariff) : all;
  const here = (ads: readonly OccupationAd[]) => (region ? ads.filter((ad) => ad.region === region.name) : [...ads]);
  const ads = here(ofTariff);
  const sample = samplePay(ads);
  return {
    occupation: {
      slug: query.occupation,
      label: occupation.label[ctx.language],
      category: occupation.category,
      otherNames: otherNames(ctx, occupation),
    },
    country,
    currency: CURRENCY_OF[country],
    region: region ? { slug: region.slug, name: region.name } : null,
    asOf: ctx.now().toISOString(),
    sample,
    countrySample: samplePay(ofTariff),
    histogram: histogramOf(ads),
    regions: regionSamples(country, ofTariff),
    levels: EXPERIENCE_LEVELS.map((level) => ({ level, sample: samplePay(ads.filter((ad) => ad.level === level)) })),
    tariffs: tariffSamples(here(all)),
    tariffTable: country === 'DE' ? tariffTable(ctx, here(all)) : null,
    wider: sample.figures ? [] : await listWider(ctx, { occupation, country, region, ofTariff }),
  };
}

function otherNames({ language }: Context, { label, forms, english }: Occupation): string[] {
  const names = language === 'de' ? forms : english;
  return names.filter((name) => name.toLowerCase() !== label[language].toLowerCase()).slice(0, OTHER_NAMES);
}

/** Lists the regions with the best paid first, those with too few ads last. */
function regionSamples(country: Country, ads: readonly OccupationAd[]): OccupationSalary['regions'] {
  const byRegion = Map.groupBy(ads, ({ region }) => region);
  return regionsOf(country)
    .map(({ slug, name }) => ({ slug, name, sample: samplePay(byRegion.get(name) ?? []) }))
    .sort(
      (one, other) =>
        (other.sample.figures?.median ?? 0) - (one.sample.figures?.median ?? 0) ||
        other.sample.count - one.sample.count,
    );
}

/** By number of ads; those that name none stand last. */
function tariffSamples(ads: readonly OccupationAd[]): OccupationSalary['tariffs'] {
  return [...Map.groupBy(ads, ({ tariff }) => tariff)]
    .map(([name, of]) => ({ name, sample: samplePay(of) }))
    .sort(
      (one, other) => Number(one.name === null) - Number(other.name === null) || other.sample.count - one.sample.count,
    );
}

function tariffTable(ctx: Context, ads: readonly OccupationAd[]): OccupationSalary['tariffTable'] {
  const day = toBerlinClock(ctx.now()).toISOString().slice(0, 10);
  const public_ = ads.filter(({ tariff }) => tariff?.startsWith('TVöD'));
  if (!isTariffInForce(day) || !isEnough(public_)) return null;
  const counts = TVOED_GRADES.map((grade) => ({
    grade,
    count: public_.filter((ad) => ad.tariffGrade?.replaceAll(/\s/g, '') === grade).length,
  })).sort((one, other) => other.count - one.count);
  const [most] = counts;
  if (!most || most.count === 0) return null;
  const { name, validFrom } = TVOED_P;
  return { name, grade: most.grade, validFrom, steps: stepsOf(most.grade) };
}

type Narrow = {
  occupation: Occupation;
  country: Country;
  region: ReturnType<typeof findSalaryRegion>;
  ofTariff: readonly OccupationAd[];
};

/** Lists the whole country first, then related occupations: here where enough ads say it, otherwise in the country. */
async function listWider(
  ctx: Context,
  { occupation, country, region, ofTariff }: Narrow,
): Promise<OccupationSalary['wider']> {
  const wider: OccupationSalary['wider'] = [];
  const slug = salarySlug(occupation);
  if (region && isEnough(ofTariff))
    wider.push({ kind: 'country', label: country, slug, region: null, count: ofTariff.length });
  const related = PAID_OCCUPATIONS.filter(({ key }) => occupation.related.includes(key));
  if (related.length === 0) return wider;
  const ads = await listPaidAds(ctx, { country, occupations: related.map(({ key }) => key) });
  for (const other of related) {
    const everywhere = ads.filter((ad) => ad.occupation === other.key);
    const here = everywhere.filter((ad) => ad.region === region?.name);
    const isHere = isEnough(here);
    if (!isHere && !isEnough(everywhere)) continue;
    wider.push({
      kind: 'occupation',
      label: other.label[ctx.language],
      slug: salarySlug(other),
      region: isHere ? (region?.slug ?? null) : null,
      count: isHere ? here.length : everywhere.length,
    });
  }
  return wider.slice(0, RELATED);
}
