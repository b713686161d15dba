import { JOB_FACETS } from '@stellenvisite/contract/job-search';
import type { JobSearch, RelaxedPart, Understood } from '@stellenvisite/contract/job-search.schema';
import type { Language } from '@stellenvisite/contract/languages';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/places';
import { fieldName, listRelatedFields } from '../taxonomy/related-fields.ts';
import { occupationByKey } from '../taxonomy/taxonomy.ts';
import type { InterpretedQuery } from './interpret-query.ts';

/** One thing a wider search does otherwise, as the changes to the query. */
export type Step = RelaxedPart & { change: Record<string, string> };

const MOST_RELATED = 4;

const NARROWING: readonly (keyof JobSearch)[] = [
  ...JOB_FACETS.flatMap((facet) => (facet === 'salary' ? (['salaryMin', 'salaryMax'] as const) : [facet])),
  'featured',
  'employerId',
  'location',
];

const WRITTEN_FILTERS: ReadonlySet<Understood['kind']> = new Set([
  'employmentType',
  'shift',
  'withoutShift',
  'weekendFree',
  'remote',
  'contract',
  'salaryMin',
  'salaryMax',
]);

/** Occupations and fields that the vocabulary calls related, in the words of the reader. */
export function relatedSearches({ q }: JobSearch, { understood }: InterpretedQuery, language: Language): Step[] {
  if (!q) return [];
  const parts = understood.understood;
  const [occupation, ...otherOccupations] = parts.filter(({ kind }) => kind === 'occupation');
  const [field, ...otherFields] = parts.filter(({ kind }) => kind === 'specialty' || kind === 'department');
  if (otherOccupations.length > 0) return [];
  // "Kardiologe" is one word for both: the occupation is what is put in its place.
  const isFieldApart = otherFields.length === 0 && field?.text !== occupation?.text;
  const occupations = occupationByKey.get(occupation?.value ?? '')?.related ?? [];
  const fields = isFieldApart ? listRelatedFields(field?.value ?? '') : [];
  return [
    ...inPlaceOf(
      occupation,
      q,
      occupations.map((key) => plainName(key, language)),
    ),
    ...inPlaceOf(
      field,
      q,
      fields.map((key) => fieldName(key, language)),
    ),
  ];
}

function inPlaceOf(part: Understood | undefined, q: string, names: readonly (string | undefined)[]): Step[] {
  return names
    .slice(0, MOST_RELATED)
    .flatMap((name) =>
      part && name ? [{ kind: 'related', value: name, change: { q: q.replace(part.text, () => name) } }] : [],
    );
}

/** As people write it: a label like "Hauswirtschaft, Küche und Reinigung" asks for three things at once. */
function plainName(key: string, language: Language): string | undefined {
  const occupation = occupationByKey.get(key);
  return language === 'en' ? (occupation?.english[0] ?? occupation?.forms[0]) : occupation?.forms[0];
}

export function widerRadii({ location, query }: InterpretedQuery): Step[] {
  if (location?.kind !== 'point') return [];
  const radius = query.radius ?? DEFAULT_RADIUS_KM;
  return RADII_KM.filter((each) => each > radius).map((each) => ({
    kind: 'radius',
    value: String(each),
    change: { radius: String(each) },
  }));
}

export function fewerFilters(asked: JobSearch): Step[] {
  return NARROWING.filter((name) => asked[name] !== undefined).map((name) => ({
    kind: 'filter',
    value: name,
    change: { [name]: '' },
  }));
}

export function fewerWords({ understood }: InterpretedQuery): Step[] {
  const parts: readonly Understood[] = understood.understood;
  // Without its only word a question asks for nothing; without its only filter, for every job.
  const [only, ...others] = parts;
  if (!only || (others.length === 0 && !WRITTEN_FILTERS.has(only.kind))) return [];
  // "Unfallchirurg" is a doctor and a field, and goes once.
  const once = [...new Map(parts.map((part) => [part.without, part])).values()];
  return once.map(({ text, without }) => ({ kind: 'word', value: text, change: { q: without } }));
}
