import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { type PlaceRow, readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { describe, expect, it } from 'vitest';
import { CITY_POPULATION, createDemoPlaces } from '../demo-places.ts';
import type { GeneratedJob } from './generate-job.ts';
import { DEMO_JOBS, generateMarket } from './generate-market.ts';
import { OCCUPATIONS } from './vocabulary.ts';

const now = new Date('2026-11-15T09:00:00Z');
const towns = readPlaces().filter((place) => !place.district);
const cities = towns.filter((place) => place.population > CITY_POPULATION);
const places = createDemoPlaces(readPlaces(), readPostcodes());
const employers = [...generateMarket({ jobs: DEMO_JOBS, now, places })];
const live = employers
  .flatMap((employer) => [...employer.jobs()])
  .filter((job) => job.status === 'published' && job.validThrough > now);

const RADIUS_KM = 30;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometres(a: Point, b: Point): number {
  const [from, to] = [radians(a.lat), radians(b.lat)];
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

type Point = { lat: number; lon: number };

const around = <T extends { lat?: number | null; lon?: number | null }>(city: PlaceRow, all: readonly T[]): T[] =>
  all.filter(({ lat, lon }) => lat != null && lon != null && kilometres(city, { lat, lon }) <= RADIUS_KM);
const populationOf = (all: readonly PlaceRow[]) => all.reduce((sum, { population }) => sum + population, 0);
const ofCountry = <T extends { country?: string | null }>(all: readonly T[], country: string) =>
  all.filter((each) => each.country === country);

describe('the jobs of the demo market', () => {
  it.each([
    ['nursing', ({ category }: GeneratedJob) => category === 'nursing'],
    ['medicine', ({ category }: GeneratedJob) => category === 'doctors'],
    ['assistance', ({ category }: GeneratedJob) => category === 'mfa'],
    ['therapy', ({ occupation }: GeneratedJob) => OCCUPATIONS.get(occupation)?.role === 'therapy'],
  ])('in %s are within 30 km of every town above 100,000 inhabitants', (_, isOfGroup) => {
    expect(cities.length).toBeGreaterThan(80);
    const group = live.filter(isOfGroup);
    expect(cities.filter((city) => around(city, group).length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('are in every town above 100,000 inhabitants', () => {
    const used = new Set(live.map(({ placeId }) => placeId));
    expect(cities.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([]);
  });

  it('follow population: around every city there are 0.4 to 2.2 times as many as its people would have by the average', () => {
    for (const country of COUNTRIES) {
      const perHead = ofCountry(live, country).length / populationOf(ofCountry(towns, country));
      for (const city of ofCountry(cities, country)) {
        const expected = perHead * populationOf(around(city, ofCountry(towns, country)));
        const found = around(city, ofCountry(live, country)).length;
        expect(found / expected, city.name).toBeGreaterThan(0.4);
        expect(found / expected, city.name).toBeLessThan(2.2);
      }
    }
  });

  it('are most where most people live', () => {
    const of = (name: string) => live.filter(({ city }) => city === name).length;
    expect(of('Berlin')).toBeGreaterThan(of('Hamburg'));
    expect(of('Hamburg')).toBeGreaterThan(of('Leipzig'));
    expect(of('Leipzig')).toBeGreaterThan(of('Trier'));
    expect(of('Wien')).toBeGreaterThan(of('Graz'));
    expect(of('Zürich')).toBeGreaterThan(of('Genf'));
  });

  it('are not all in cities: more than a third is in smaller towns', () => {
    const inCities = new Set(cities.map(({ id }) => id));
    const share = live.filter(({ placeId }) => !inCities.has(placeId ?? 0)).length / live.length;
    expect(share).toBeGreaterThan(1 / 3);
  });
});

it('the employer of the demo accounts is in the town of the demo seeker', () => {
  const [largest] = employers
    .filter(({ row }) => row.type === 'hospital' && row.country === 'DE')
    .sort((a, b) => (b.row.employees ?? 0) - (a.row.employees ?? 0));
  expect(largest?.row.city).toBe('Köln');
});
