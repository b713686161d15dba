import type { Country } from '@stellenvisite/contract/jobs/countries';
import { foldPlaceSpelling } from './fold-place-name.ts';
import type { Region } from './region-names.ts';
import areas from './wide-areas.json' with { type: 'json' };

/** Several regions that people call by one name: "Norddeutschland". */
export type WideArea = { name: string; country: Country; regions: readonly Region[] };

const AREAS: ReadonlyMap<string, WideArea> = new Map(
  areas.flatMap(({ name, names, regions, ...area }) => {
    const country = area.country as Country;
    const wide = { name, country, regions: regions.map((region) => ({ region, country })) };
    return [name, ...names].map((each) => [foldPlaceSpelling(each), wide] as const);
  }),
);

/** Finds an area of several regions by its name. */
export function findWideArea(text: string): WideArea | null {
  return AREAS.get(foldPlaceSpelling(text)) ?? null;
}

/** Returns every word of the name of such an area. */
export function wideAreaWords(): string[] {
  return [...AREAS.keys()].flatMap((name) => name.split(' '));
}
