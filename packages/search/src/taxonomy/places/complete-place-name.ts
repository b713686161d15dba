import { insideOf } from './find-location.ts';
import { dropUmlauts, foldPlaceName, foldPlaceSpelling } from './fold-place-name.ts';
import { listStarting } from './list-starting.ts';
import { type BookPlace, type NameStart, placeBook } from './place-book.ts';
import { suggestSpelling } from './suggest-spelling.ts';

/** Regions and countries have many people; among towns they stand where a town of this part of them would. */
const WHOLE_AS_TOWN = 0.1;
const SHORTEST_TYPO = 5;

/** The places a typed beginning may become, the likeliest first; a typo is allowed only where nothing begins as typed. */
export function completeOrCorrectPlaceName(text: string): BookPlace[] {
  const places = completeWithin(text);
  return places.length > 0 ? places : correctPlaceName(text);
}

/** The place whose name is nearest to a text that names none. */
export function correctPlaceName(text: string): BookPlace[] {
  const meant = text.trim().length >= SHORTEST_TYPO ? suggestSpelling(text) : null;
  return meant === null ? [] : completePlaceName(meant).slice(0, 1);
}

/** Behind a comma appears where it lies. */
function completeWithin(text: string): BookPlace[] {
  const [name = '', ...rest] = text.split(',');
  const qualifier = foldPlaceSpelling(rest.join(' '));
  const isInside = qualifier === '' ? null : insideOf(qualifier);
  return isInside ? completePlaceName(name).filter(isInside) : completePlaceName(text);
}

/** Every place, region and country a typed beginning may become, the likeliest first. */
export function completePlaceName(text: string, { withPartsOfTown = true } = {}): BookPlace[] {
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

/** Returns the tier of a hit: the whole name, its beginning, its beginning but for umlauts, that of a later word. */
function tierOf({ start, name, isFirstWord }: NameStart, { spelling, bare }: Typed): number {
  if (!isFirstWord) return 3;
  if (start === bare) return 0;
  return spelling === bare || name.startsWith(spelling) ? 1 : 2;
}

function standing({ kind, population }: BookPlace): number {
  return kind === 'region' || kind === 'country' ? population * WHOLE_AS_TOWN : population;
}
