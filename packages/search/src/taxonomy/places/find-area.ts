import type { Country } from '@stellenvisite/contract/jobs/countries';
import areas from './areas.json' with { type: 'json' };
import type { Point } from './distance.ts';
import { foldPlaceSpelling } from './fold-place-name.ts';
import type { Region } from './region-names.ts';

/** A stretch of land that people name and no administration: "Ruhrgebiet", "Allgäu". */
type Area = Point & Region & { name: string };

const AREAS: ReadonlyMap<string, Area> = new Map(
  areas.flatMap(({ name, names, country, ...area }) =>
    [name, ...names].map((each) => [foldPlaceSpelling(each), { ...area, name, country: country as Country }]),
  ),
);

/** Finds an area by its folded name: a point in its middle. */
export function findArea(folded: string): Area | null {
  return AREAS.get(folded) ?? null;
}

/** Returns every word of the name of an area. */
export function areaWords(): string[] {
  return [...AREAS.keys()].flatMap((name) => name.split(' '));
}
