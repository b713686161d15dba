import type { Place, PlaceQuery } from '@stellenvisite/contract/places.schema';
import { completeOrCorrectPlaceName, foldPlaceSpelling, listPostcodePlaces } from '@stellenvisite/search/places';
import type { Context } from '../context.ts';
import { toPlace, toPostcodePlace } from './place-view.ts';

const POSTCODE_START = /^(\d{1,5})(?:\s+(.*))?$/;

/** Places, regions and countries whose name or postcode begins as typed: what is meant exactly first, then large ones. */
export async function listPlaces(_ctx: Context, query: PlaceQuery): Promise<{ items: Place[] }> {
  const spelling = foldPlaceSpelling(query.q);
  if (spelling === '') return { items: [] };
  const [, code, town = ''] = POSTCODE_START.exec(spelling) ?? [];
  const matchesFilters = ({ country, kind }: Pick<Place, 'country' | 'kind'>) =>
    (query.country === undefined || country === query.country) && (query.kind?.includes(kind) ?? true);
  const byCode = code === undefined ? [] : listPostcodePlaces(code, town).map(toPostcodePlace).filter(matchesFilters);
  if (byCode.length > 0) return { items: byCode.slice(0, query.limit) };
  return { items: completeOrCorrectPlaceName(query.q).filter(matchesFilters).slice(0, query.limit).map(toPlace) };
}
