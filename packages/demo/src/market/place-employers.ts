import type { Country } from '@stellenvisite/contract/jobs/countries';
import { CITY_POPULATION, type DemoPlace, type DemoPlaces, type DemoRegion } from '../demo-places.ts';
import { createRandom, type Random } from '../random.ts';
import { isGeneralHospital } from './core-jobs.ts';
import type { EmployerModel } from './vocabulary.ts';

/** An employer before it has a place: `jobs` is how many positions it has open. */
export type Placeable = { index: number; model: EmployerModel; country: Country; jobs: number };

type Region = DemoRegion & {
  largest: DemoPlace;
  /** Jobs this region is short of, measured by its population. */
  missing: number;
  missingIn: Map<DemoPlace, number>;
  hasHospital: boolean;
};

/**
 * Returns the town of each employer of one country, by its index. Each draws a town, and has it where the region is short of
 * jobs; the others move to regions that are. So jobs follow population, every region with a city has a general hospital, and
 * every city an employer.
 */
export function placeEmployers(
  seed: string,
  country: Country,
  employers: readonly Placeable[],
  places: DemoPlaces,
): Map<number, DemoPlace> {
  const total = employers.reduce((sum, { jobs }) => sum + jobs, 0);
  const regions: Region[] = places.regions(country).flatMap((region) => {
    const [largest] = region.towns;
    return largest ? [{ ...region, largest, ...countMissing(region, total), hasHospital: false }] : [];
  });
  const regionOf = new Map(regions.flatMap((region) => region.towns.map(({ id }) => [id, region] as const)));
  const placed = new Map<number, DemoPlace>();
  const put = ({ index, jobs }: Placeable, region: Region, town: DemoPlace) => {
    placed.set(index, town);
    region.missing -= jobs;
    region.missingIn.set(town, (region.missingIn.get(town) ?? 0) - jobs);
  };
  const wishOf = (employer: Placeable) => {
    const town = places.pick(country, employer.model.minPopulation, randomOf(seed, employer));
    return { town, region: regionOf.get(town.id) };
  };

  const largestFirst = [...employers].sort((a, b) => b.jobs - a.jobs || a.index - b.index);
  const hospitals = largestFirst.filter(({ model }) => isGeneralHospital(model));
  const cities = regions.filter(({ hasCity }) => hasCity).sort((a, b) => a.share - b.share);
  for (const hospital of hospitals) {
    const { region } = wishOf(hospital);
    if (!region?.hasCity || region.hasHospital || !isShortOf(region, hospital.jobs)) continue;
    region.hasHospital = true;
    put(hospital, region, region.largest);
  }
  const smallestLeft = hospitals.filter(({ index }) => !placed.has(index)).reverse();
  for (const region of cities.filter(({ hasHospital }) => !hasHospital)) {
    const hospital = smallestLeft.shift();
    if (hospital) put(hospital, region, region.largest);
  }
  const inUse = new Set(placed.values());
  for (const region of regions)
    for (const town of region.towns.filter((each) => each.population >= CITY_POPULATION && !inUse.has(each))) {
      const most = region.missingIn.get(town) ?? 0;
      const fitting = largestFirst.find(({ index, jobs }) => !placed.has(index) && jobs <= most);
      if (fitting) put(fitting, region, town);
    }
  for (const employer of largestFirst) {
    if (placed.has(employer.index)) continue;
    const wish = wishOf(employer);
    const random = createRandom(`${seed}/move/${employer.index}`);
    const wished = wish.region && isShortOf(wish.region, employer.jobs) ? wish.region : null;
    const region = wished ?? pickRegion(regions, employer, random);
    put(employer, region, wished && !region.hasCity ? wish.town : pickTown(region, employer, random));
  }
  return placed;
}

/** Returns the employer's own chance, from which its town is the first thing drawn. */
export function randomOf(seed: string, { index }: Pick<Placeable, 'index'>): Random {
  return createRandom(`${seed}/employer/${index}`);
}

/** A town takes an employer if it is short of at least this share of its jobs. */
const LEAST_FIT = 0.5;
/** In the country an employer serves more than its own region. */
const LEAST_FIT_IN_THE_COUNTRY = 0.35;

function isShortOf({ missing, hasCity }: Region, jobs: number): boolean {
  return missing >= jobs * (hasCity ? LEAST_FIT : LEAST_FIT_IN_THE_COUNTRY);
}

function pickRegion(regions: readonly Region[], { model, jobs }: Placeable, random: Random): Region {
  const large = regions.filter(({ largest }) => largest.population >= model.minPopulation);
  const possible = large.length > 0 ? large : regions;
  const fitting = possible.filter((region) => isShortOf(region, jobs));
  if (fitting.length > 0) return random.weighted(fitting.map((region) => [region, region.missing ** 2] as const));
  return possible.reduce((best, region) => (region.missing > best.missing ? region : best));
}

function pickTown({ towns, largest, missingIn }: Region, { model, jobs }: Placeable, random: Random): DemoPlace {
  const large = towns.filter(({ population }) => population >= model.minPopulation);
  const short = large.filter((town) => (missingIn.get(town) ?? 0) >= jobs * LEAST_FIT);
  if (short.length > 0) return random.weighted(short.map((town) => [town, missingIn.get(town) ?? 0] as const));
  return large.length > 0 ? random.weighted(large.map((town) => [town, town.population] as const)) : largest;
}

function countMissing({ towns, share }: DemoRegion, total: number): Pick<Region, 'missing' | 'missingIn'> {
  const missing = share * total;
  const population = towns.reduce((sum, town) => sum + town.population, 0);
  return { missing, missingIn: new Map(towns.map((town) => [town, (missing * town.population) / population])) };
}
