import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { type JobSearch, jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import { canonicalQuery } from '../job-alerts/canonical-query.ts';
import { SHIFT_NAMES } from './wish-texts.ts';

/** What no filter of the search says, in words that it reads as one. */
export const shiftWords = ({ withoutShift = [] }: EmmaSearch) =>
  withoutShift.map((shift) => `ohne ${SHIFT_NAMES.de[shift]}`).join(' ');

export const wordsOf = (search: EmmaSearch) => [search.q, shiftWords(search)].filter(Boolean).join(' ') || undefined;

/** The wishes that the search itself can filter by. */
export function toJobSearch(search: EmmaSearch, page = 1, pageSize = 20): JobSearch {
  const { withoutShift: _, hoursMin: __, hoursMax: ___, maxNights: ____, noOnCall: _____, ...asked } = search;
  return jobSearchSchema.parse({ ...asked, q: wordsOf(search), page, pageSize });
}

/** The same search on the site. */
export function searchAddress(search: EmmaSearch): string {
  const query = canonicalQuery(toJobSearch(search));
  return query === '' ? '/jobs' : `/jobs?${query}`;
}
