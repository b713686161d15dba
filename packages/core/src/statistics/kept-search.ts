import type { JobSearch } from '@stellenvisite/contract/job-search.schema';

const MAX_LETTERS = 80;
const MAX_WORDS = 8;
/** A postcode has five digits at most; more are a telephone number, a date of birth or a reference. */
const MAX_DIGITS = 5;

type KeptSearch = Pick<JobSearch, 'q' | 'location' | 'radius' | 'category'>;

/**
 * What may be kept of a search that found nothing: its words, place, radius and occupation. Null where the words look like
 * somebody's address, number or letter, or where nothing is left.
 */
export function toKeptSearch({ q, location, radius, category }: JobSearch): KeptSearch | null {
  const words = normalise(q);
  const place = normalise(location);
  if (!isImpersonal(words) || !isImpersonal(place)) return null;
  if (!words && !place && !category?.length) return null;
  return { q: words || undefined, location: place || undefined, radius: place ? radius : undefined, category };
}

const normalise = (text: string | undefined) =>
  (text ?? '').normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

function isImpersonal(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '').length;
  const isLong = text.length > MAX_LETTERS || text.split(' ').length > MAX_WORDS;
  return digits <= MAX_DIGITS && !isLong && !/@|%40|:\/\/|www\./u.test(text);
}
