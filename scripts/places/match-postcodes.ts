import { foldPlaceName } from '@stellenvisite/search/places';
import { centre, distanceKm, nearest, type Point } from './distance.ts';
import type { ListedPlace } from './list-places.ts';
import type { Postcode } from './read-sources.ts';

export type MatchedPostcode = { country: string; code: string; placeId: number; lat: number; lon: number };

const NOT_AROUND_HERE_KM = 60;

/**
 * Assigns postcodes to places by the town's name. Namesakes are distinguished by the position of the neighbouring codes, and a code whose
 * towns are too small for our list goes to the nearest place.
 */
export function matchPostcodes(postcodes: readonly Postcode[], places: readonly ListedPlace[]): MatchedPostcode[] {
  const byName = groupBy(places, (place) => `${place.country}:${place.folded}`);
  const byFirstWord = groupBy(places, (place) => `${place.country}:${place.folded.split(' ')[0]}`);
  const named = postcodes.map((postcode) => ({ postcode, candidates: candidatesOf(postcode) }));
  const certain = named.flatMap(({ postcode, candidates }) => {
    const [only, ...others] = candidates;
    return only && others.length === 0
      ? [{ country: postcode.country, code: postcode.code, lat: only.lat, lon: only.lon }]
      : [];
  });
  const around = neighbourhoods(certain);
  const matched = named.map(({ postcode, candidates }) => match(postcode, candidates));
  const codesWithName = new Set(matched.flatMap((m, i) => (m?.byName ? [key(named[i]?.postcode)] : [])));
  const rows = matched.flatMap((m, i) => {
    const postcode = named[i]?.postcode;
    return m && postcode && (m.byName || !codesWithName.has(key(postcode))) ? [m.row] : [];
  });
  return [...new Map(rows.map((row) => [`${row.country}:${row.code}:${row.placeId}`, row])).values()];

  function candidatesOf(postcode: Postcode): ListedPlace[] {
    const folded = foldPlaceName(postcode.town);
    const words = folded.split(' ');
    const exact = byName.get(`${postcode.country}:${folded}`);
    if (exact) return exact;
    const longer = (byFirstWord.get(`${postcode.country}:${words[0]}`) ?? []).filter(
      (place) => folded.startsWith(`${place.folded} `) || place.folded.startsWith(`${folded} `),
    );
    return longer;
  }

  function match(postcode: Postcode, candidates: ListedPlace[]) {
    const hint = postcode.at ? { lat: postcode.at[0], lon: postcode.at[1] } : around(postcode.country, postcode.code);
    const found = hint ? nearest(candidates, hint) : candidates[0];
    const plausible = found && (!hint || distanceKm(found, hint) < NOT_AROUND_HERE_KM);
    const place = plausible
      ? found
      : hint &&
        nearest(
          places.filter((p) => p.country === postcode.country),
          hint,
        );
    if (!place) return undefined;
    const at: Point = postcode.at && hint ? hint : plausible ? place : (hint ?? place);
    return { byName: Boolean(plausible), row: toRow(postcode, place, at) };
  }
}

function toRow(postcode: Postcode, place: ListedPlace, at: Point): MatchedPostcode {
  return { country: postcode.country, code: postcode.code, placeId: place.id, lat: round(at.lat), lon: round(at.lon) };
}

/** Returns the middle of the certain codes that share the longest beginning with a code. */
function neighbourhoods(certain: (Point & { country: string; code: string })[]) {
  const byPrefix = new Map<string, Point[]>();
  for (const point of certain) {
    for (let length = 1; length <= point.code.length; length++) {
      const prefix = `${point.country}:${point.code.slice(0, length)}`;
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), point]);
    }
  }
  return (country: string, code: string): Point | undefined => {
    for (let length = code.length - 1; length >= 1; length--) {
      const points = byPrefix.get(`${country}:${code.slice(0, length)}`);
      if (points && points.length >= 2) return centre(points);
    }
    return undefined;
  };
}

function key(postcode: Postcode | undefined): string {
  return `${postcode?.country}:${postcode?.code}`;
}

function groupBy<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
