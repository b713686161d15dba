import type { KnownLocation } from './find-location.ts';
import { foldPlaceName, foldPlaceSpelling } from './fold-place-name.ts';
import { listStarting } from './list-starting.ts';
import { type BookPlace, placeBook } from './place-book.ts';
import { placeText } from './place-text.ts';

export type Namesake = {
  name: string;
  /** What a place field reads as exactly this place. */
  text: string;
};

/** A smaller town is not what somebody means who leaves its byname out. */
const KNOWN_TOWN = 10_000;
const MOST_NAMESAKES = 3;

/** Other towns that a text may mean: "Frankfurt" is read as the one on the Main, and is also the one on the Oder. */
export function listNamesakes(text: string, meant: KnownLocation): Namesake[] {
  if (meant.kind !== 'point' || meant.isDistrict || /[,\d]/.test(text)) return [];
  const sameName = placeBook().named.get(foldPlaceName(text)) ?? [];
  const longerName = listStarting(`${foldPlaceSpelling(text)} `).map(({ place }) => place);
  const isOther = ({ kind, population, lat, lon }: BookPlace) =>
    kind === 'city' && population >= KNOWN_TOWN && (lat !== meant.lat || lon !== meant.lon);
  return [...new Set([...sameName, ...longerName])]
    .filter(isOther)
    .toSorted((a, b) => b.population - a.population)
    .slice(0, MOST_NAMESAKES)
    .map((place) => ({ name: nameBeside(place, [meant]), text: placeText(place) }));
}

/** The name of a place; where another one has the same, with the region that tells them apart. */
export function nameBeside({ name, region }: NamedPlace, others: readonly { name: string }[]): string {
  return others.some((other) => other.name.split(',')[0] === name) ? `${name}, ${region}` : name;
}

type NamedPlace = { name: string; region: string };
