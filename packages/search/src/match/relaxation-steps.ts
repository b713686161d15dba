import { JOB_FACETS } from '@stellenvisite/contract/jobs/job-search';
import type { JobSearch, RelaxedPart, Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import type { Term } from '@stellenvisite/contract/jobs/taxonomy.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import groups from '../taxonomy/related-fields.json' with { type: 'json' };
import { departmentByKey, medicalFieldByKey, occupationByKey } from '../taxonomy/taxonomy.ts';
import type { InterpretedQuery } from './interpret-query.ts';

/** Fields of medicine and departments in which much the same people work, as data. */
export const FIELD_GROUPS: readonly (readonly string[])[] = groups;

/** One thing a wider search does otherwise, as the changes to the query. */
export type Step = RelaxedPart & { change: Record<string, string> };

const MAX_RELATED = 4;

const NARROWING: readonly (keyof JobSearch)[] = [
  ...JOB_FACETS.flatMap((facet) => (facet === 'salary' ? (['salaryMin', 'salaryMax'] as const) : [facet])),
  'featured',
  'employerId',
  'location',
];

const WRITTEN_FILTERS: ReadonlySet<Understood['kind']> = new Set([
  'employmentType',
  'shift',
  'onlyShift',
  'withoutShift',
  'weekendFree',
  'withoutOnCall',
  'recognition',
  'visaHelp',
  'housingHelp',
  'hours',
  'withoutContract',
  'withoutEmploymentType',
  'remote',
  'contract',
  'salaryMin',
  'salaryMax',
]);

const ROSTER_FILTERS: ReadonlySet<string> = new Set([
  'shift',
  'onlyShift',
  'withoutShift',
  'weekendFree',
  'weekendOnly',
]);

/** Checks whether a step drops a wish for the roster, chosen or written among the words. */
export function isRosterStep({ kind, value }: RelaxedPart, { understood }: InterpretedQuery): boolean {
  if (kind === 'filter') return ROSTER_FILTERS.has(value);
  return kind === 'word' && understood.understood.some((part) => part.text === value && ROSTER_FILTERS.has(part.kind));
}

/** Occupations and fields that the vocabulary calls related, in the words of the reader. */
export function relatedSearches({ q }: JobSearch, { understood }: InterpretedQuery, language: Language): Step[] {
  if (!q) return [];
  const parts = understood.understood;
  const [occupation, ...otherOccupations] = parts.filter(({ kind }) => kind === 'occupation');
  const [field, ...otherFields] = parts.filter(({ kind }) => kind === 'specialty' || kind === 'department');
  if (otherOccupations.length > 0) return [];
  // "Kardiologe" is one word for both: the occupation is what is put in its place.
  const isSeparateField = otherFields.length === 0 && field?.text !== occupation?.text;
  const occupations = occupationByKey.get(occupation?.value ?? '')?.related ?? [];
  const fields = isSeparateField ? listRelatedFields(field?.value ?? '') : [];
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
    .slice(0, MAX_RELATED)
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

/** Returns the name of a field or department as people write it. */
export function fieldName(key: string, language: Language): string | undefined {
  const term: Term | undefined = medicalFieldByKey.get(key) ?? departmentByKey.get(key);
  return language === 'en' ? (term?.english[0] ?? term?.forms[0]) : term?.forms[0];
}

/** Fields and departments near one, the nearest groups first. A department of one field represents the field. */
export function listRelatedFields(key: string): string[] {
  const field = departmentByKey.get(key)?.field ?? key;
  const near = FIELD_GROUPS.filter((group) => group.includes(field)).flat();
  return [...new Set(near)].filter((each) => each !== field);
}
