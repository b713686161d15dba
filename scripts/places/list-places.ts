import type { Country } from '@stellenvisite/contract/jobs/countries';
import { foldPlaceSpelling, placeSlug } from '@stellenvisite/search/places';
import corrections from './corrections.json' with { type: 'json' };
import { distanceKm } from './distance.ts';
import type { City } from './read-sources.ts';
import regions from './regions.json' with { type: 'json' };

export type ListedPlace = {
  id: number;
  name: string;
  folded: string;
  slug: string;
  region: string;
  country: Country;
  lat: number;
  lon: number;
  population: number;
  /** Part of a larger town. */
  district: boolean;
};

const NAMES: Record<string, string> = corrections.names;
const POPULATIONS: Record<string, number> = corrections.populations;
const REGIONS: Record<Country, Record<string, string>> = regions;
/** GeoNames gives some districts the number of a whole town. */
const LARGEST_DISTRICT = 30_000;

export function listPlaces(cities: readonly City[]): ListedPlace[] {
  const kept: ListedPlace[] = [];
  const byName = new Map<string, ListedPlace[]>();
  const largestFirst = cities.filter(isPlace).map(toPlace).sort(byStanding);
  for (const place of largestFirst) {
    const namesakes = byName.get(place.folded) ?? [];
    if (namesakes.some((other) => other.country === place.country && distanceKm(other, place) < 10)) continue;
    byName.set(place.folded, [...namesakes, place]);
    kept.push(place);
  }
  return withSlugs(kept);
}

function isPlace(city: City): boolean {
  return !/ \/ |\(Kreis|^Berlin |^Neustadt\/|\(Brugg\)|Südl\. Teil/.test(city.name) && city.featureCode !== 'PPLH';
}

function toPlace(city: City): ListedPlace {
  const district = city.featureCode === 'PPLX';
  const usual = city.country === 'DE' ? city.name : city.name.replace(/^Sankt /, 'St. ');
  const name = (district ? undefined : correctedName(city)) ?? usual;
  const [lon, lat] = city.loc.coordinates;
  const population = newerPopulation(name, city.population);
  return {
    id: city.cityId,
    name,
    folded: foldPlaceSpelling(name),
    slug: '',
    region: REGIONS[city.country][city.adminCode] ?? '',
    country: city.country,
    lat: round(lat),
    lon: round(lon),
    population: district ? Math.min(population, LARGEST_DISTRICT) : population,
    district,
  };
}

function correctedName(city: City): string | undefined {
  return NAMES[`${city.country}:${city.name}:${city.adminCode}`] ?? NAMES[`${city.country}:${city.name}`];
}

/** Counts GeoNames has not renewed; a village of the same name keeps its own. */
function newerPopulation(name: string, known: number): number {
  const newer = POPULATIONS[name] ?? known;
  return newer < known * 5 ? newer : known;
}

function byStanding(a: ListedPlace, b: ListedPlace): number {
  return Number(a.district) - Number(b.district) || b.population - a.population || a.id - b.id;
}

/** The largest place keeps its bare name as slug; its namesakes carry their region, and a number where that is not enough. */
function withSlugs(places: ListedPlace[]): ListedPlace[] {
  const taken = new Set<string>();
  return places.map((place) => {
    const bare = placeSlug(place.name);
    const regional = `${bare}-${placeSlug(place.region)}`;
    const candidates = [bare, regional, ...Array.from({ length: 20 }, (_, n) => `${regional}-${n + 2}`)];
    const slug = candidates.find((candidate) => !taken.has(candidate)) ?? `${regional}-${place.id}`;
    taken.add(slug);
    return { ...place, slug };
  });
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
