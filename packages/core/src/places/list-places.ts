import type { Place, PlaceQuery } from '@stellenvisite/contract/places.schema';
import { insideOf } from '@stellenvisite/search/taxonomy/places/find-location';
import { dropUmlauts, foldPlaceName, foldPlaceSpelling } from '@stellenvisite/search/taxonomy/places/fold-place-name';
import { listStarting } from '@stellenvisite/search/taxonomy/places/list-starting';
import { type BookPlace, type NameStart, placeBook } from '@stellenvisite/search/taxonomy/places/place-book';
import { suggestSpelling } from '@stellenvisite/search/taxonomy/places/suggest-spelling';
import type { Context } from '../context.ts';
import { toPlace, toPostcodePlace } from './place-view.ts';

const POSTCODE_START = /^(\d{1,5})(?:\s+(.*))?$/;
/** Regions and countries have many people; among towns they stand where a town of this part of them would. */
const WHOLE_AS_TOWN = 0.1;
const SHORTEST_SLIP = 5;

/** Places, regions and countries whose name or postcode begins as typed: what is meant exactly first, then large ones. */
export async function listPlaces(_ctx: Context, query: PlaceQuery): Promise<{ items: Place[] }> {
  const spelling = foldPlaceSpelling(query.q);
  if (spelling === '') return { items: [] };
  const [, code, town = ''] = POSTCODE_START.exec(spelling) ?? [];
  const isAsked = ({ country, kind }: Pick<Place, 'country' | 'kind'>) =>
    (query.country === undefined || country === query.country) && (query.kind?.includes(kind) ?? true);
  const byCode = code === undefined ? [] : listByPostcode(code, town).filter(isAsked);
  if (byCode.length > 0) return { items: byCode.slice(0, query.limit) };
  return { items: completeOrCorrect(query.q).filter(isAsked).slice(0, query.limit).map(toPlace) };
}

/** A slip is forgiven only where nothing begins as typed. */
function completeOrCorrect(text: string): BookPlace[] {
  const places = completeWithin(text);
  return places.length > 0 ? places : correctName(text);
}

/** The place whose name is nearest to what is none. */
export function correctName(text: string): BookPlace[] {
  const meant = text.trim().length >= SHORTEST_SLIP ? suggestSpelling(text) : null;
  return meant === null ? [] : completeName(meant).slice(0, 1);
}

/** Behind a comma stands where it lies. */
function completeWithin(text: string): BookPlace[] {
  const [name = '', ...rest] = text.split(',');
  const qualifier = foldPlaceSpelling(rest.join(' '));
  const isInside = qualifier === '' ? null : insideOf(qualifier);
  return isInside ? completeName(name).filter(isInside) : completeName(text);
}

/** Every place, region and country a typed beginning may become, the likeliest first. */
export function completeName(text: string, { withPartsOfTown = true } = {}): BookPlace[] {
  const typed = toTyped(text);
  if (typed.spelling === '') return [];
  const best = new Map<BookPlace, number>();
  const offer = (place: BookPlace, tier: number) => {
    const known = best.get(place);
    if (known === undefined || tier < known) best.set(place, tier);
  };
  for (const start of listStarting(typed.spelling, { anyWord: true })) {
    const { town } = start.place;
    const isPart = town !== undefined && dropUmlauts(town).startsWith(typed.bare);
    if (withPartsOfTown || !isPart) offer(start.place, isPart ? LAST_TIER : tierOf(start, typed));
  }
  for (const place of placeBook().named.get(foldPlaceName(text)) ?? []) offer(place, 0);
  return [...best].sort(([a, x], [b, y]) => x - y || standing(b) - standing(a) || a.id - b.id).map(([place]) => place);
}

/** Parts of a town of which only the town was typed. */
const LAST_TIER = 4;

type Typed = { spelling: string; bare: string };

function toTyped(text: string): Typed {
  const spelling = foldPlaceSpelling(text);
  return { spelling, bare: dropUmlauts(spelling) };
}

/** The whole name, its beginning, its beginning but for umlauts, that of a later word. */
function tierOf({ start, name, isFirstWord }: NameStart, { spelling, bare }: Typed): number {
  if (!isFirstWord) return 3;
  if (start === bare) return 0;
  return spelling === bare || name.startsWith(spelling) ? 1 : 2;
}

function standing({ kind, population }: BookPlace): number {
  return kind === 'region' || kind === 'country' ? population * WHOLE_AS_TOWN : population;
}

/** Each town once, with its first code that begins as typed. */
function listByPostcode(code: string, town: string): Place[] {
  const { codes, postcodes } = placeBook();
  const found = new Map<number, Place>();
  for (const each of codes.filter((known) => known.startsWith(code))) {
    for (const { place, lat, lon } of postcodes.get(each) ?? []) {
      if (found.has(place.id) || !place.names.some((name) => name.startsWith(town))) continue;
      found.set(place.id, toPostcodePlace(place, each, { lat, lon }));
    }
  }
  return [...found.values()].sort((a, b) => b.population - a.population || a.id - b.id);
}
