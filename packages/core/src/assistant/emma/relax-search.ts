import { EMMA_JOBS, EMMA_RELAXATIONS } from '@stellenvisite/contract/assistant/emma';
import {
  type EmmaDataParts,
  type EmmaSearch,
  emmaSearchSchema,
} from '@stellenvisite/contract/assistant/emma-parts.schema';
import { JOB_LIST_FILTERS } from '@stellenvisite/contract/jobs/job-search';
import type { Relaxation } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { findKnownLocation } from '@stellenvisite/search/places';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import type { Context } from '../../context.ts';
import { type FittingJobs, findFittingJobs, shiftWords } from './get-ai-register.ts';
import { hasWish, labelOf, withoutWish } from './wishes.ts';

type RelaxedSearch = EmmaDataParts['relaxations']['items'][number];

const OWN_WISHES = ['maxNights', 'hours', 'noOnCall'] as const;

/** Searches that find more, each with its true count: without a wish of our own, or as the search itself proposes. */
export async function relaxSearch(ctx: Context, search: EmmaSearch, found: FittingJobs): Promise<RelaxedSearch[]> {
  const { language } = ctx;
  const without = (label: string) => (language === 'de' ? `Ohne „${label}“` : `Without “${label}”`);
  const own: RelaxedSearch[] = [];
  for (const kind of OWN_WISHES.filter((each) => hasWish(search, each))) {
    const wider = withoutWish(search, kind);
    const { total } = await findFittingJobs(ctx, wider, 1);
    own.push({ label: without(labelOf(kind, search, language)), count: total, search: wider });
  }
  const proposed = own.length > 0 ? [] : found.list.relaxations.flatMap((each) => applied(each, search, language));
  return [...own, ...proposed].filter(({ count }) => count > 0).slice(0, EMMA_RELAXATIONS);
}

/** Jobs that miss the wishes by little, and what they miss. */
export type NearJobs = { items: JobItem[]; misses: ('place' | 'work' | 'wish')[] };

type NearStep = { misses: NearJobs['misses'][number]; search: EmmaSearch };

/**
 * Finds jobs to show where few or none meet the wishes: further away, without a wish that is none of the shifts, of a related
 * occupation, then anywhere. What was excluded stays excluded, and the field of work stays the same.
 */
export async function findNearJobs(
  ctx: Context,
  search: EmmaSearch,
  { items: found, list }: Pick<FittingJobs, 'items' | 'list'>,
): Promise<NearJobs> {
  const near: NearJobs = { items: [], misses: [] };
  const categories = await categoriesOf(ctx, search, found);
  for (const { misses, search: wider } of nearSteps(search, list.relaxations, ctx.language)) {
    const wanted = EMMA_JOBS - found.length - near.items.length;
    if (wanted <= 0) break;
    const known = new Set([...found, ...near.items].map(({ id }) => id));
    const { items } = await findFittingJobs(ctx, wider, EMMA_JOBS * 2);
    const fitting = items
      .filter(({ id, category }) => !known.has(id) && (categories.size === 0 || categories.has(category)))
      .slice(0, wanted);
    if (fitting.length > 0 && !near.misses.includes(misses)) near.misses.push(misses);
    near.items.push(...fitting);
  }
  return near;
}

function nearSteps(search: EmmaSearch, proposed: readonly Relaxation[], language: Language): NearStep[] {
  const { location, radius = DEFAULT_RADIUS_KM, page: _, ...others } = search;
  const isPoint = location !== undefined && findKnownLocation(location)?.kind === 'point';
  const wider = isPoint ? RADII_KM.filter((each) => each > radius) : [];
  const hasSameExclusions = (each: RelaxedSearch) =>
    JSON.stringify(each.search.withoutShift) === JSON.stringify(search.withoutShift) &&
    (each.search.q ?? '').split('ohne ').length >= (search.q ?? '').split('ohne ').length;
  const related = proposed
    .filter(({ kind }) => kind === 'related')
    .flatMap((each) => applied(each, search, language))
    .filter(hasSameExclusions);
  const withFewerWords = proposed
    .filter(({ kind, value }) => kind === 'word' && !/^ohne\s/iu.test(value))
    .flatMap((each) => applied(each, search, language))
    .filter(hasSameExclusions);
  return [
    ...wider.map((each): NearStep => ({ misses: 'place', search: { ...others, location, radius: each } })),
    ...SOFT_WISHES.filter((kind) => hasWish(search, kind)).map(
      (kind): NearStep => ({ misses: 'wish', search: withoutWish(search, kind) }),
    ),
    ...related.map((each): NearStep => ({ misses: 'work', search: each.search })),
    ...(isPoint ? [{ misses: 'place', search: others } as const] : []),
    ...withFewerWords.map((each): NearStep => ({ misses: 'work', search: each.search })),
  ];
}

/** Wishes that may be missed without the opposite of them being shown. */
const SOFT_WISHES = [
  'hours',
  'employmentType',
  'salaryMin',
  'contract',
  'start',
  'postedWithin',
  'experienceLevel',
  'employerType',
  'remote',
] as const;

/** Returns the fields of work that the wishes are about. */
async function categoriesOf(ctx: Context, { q, category }: EmmaSearch, found: readonly JobItem[]) {
  if (category) return new Set<string>(category);
  if (found.length > 0 || !q) return new Set<string>(found.map((job) => job.category));
  const { understood } = await ctx.search.understand(q);
  return new Set<string>(understood.flatMap(({ kind, value }) => fieldOf(kind, value)));
}

const fieldOf = (kind: string, value: string | undefined) =>
  (kind === 'occupation' && occupationByKey.get(value ?? '')?.category) || [];

/** Returns the change of an address as a change of wishes. */
function applied({ kind, value, change, count }: Relaxation, search: EmmaSearch, language: Language): RelaxedSearch[] {
  const changed: Record<string, unknown> = { ...search };
  for (const [name, text] of Object.entries(change)) {
    if (name === 'q') Object.assign(changed, wordsWithout(text, search));
    else if (text === '') delete changed[name];
    else changed[name] = parameterOf(name, text);
  }
  const parsed = emmaSearchSchema.safeParse(dropUndefined({ ...changed, page: undefined }));
  return parsed.success ? [{ label: labelFor(kind, value, language), count, search: parsed.data }] : [];
}

function wordsWithout(text: string, search: EmmaSearch) {
  const shifts = shiftWords(search);
  const hasSameShifts = shifts === '' || text.includes(shifts);
  const q = (shifts === '' ? text : text.replace(shifts, '')).trim();
  return { q: q === '' ? undefined : q, withoutShift: hasSameShifts ? search.withoutShift : undefined };
}

function parameterOf(name: string, text: string): unknown {
  if ((JOB_LIST_FILTERS as readonly string[]).includes(name)) return text.split(',');
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

const dropUndefined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function labelFor(kind: Relaxation['kind'], value: string, language: Language): string {
  const isGerman = language === 'de';
  switch (kind) {
    case 'radius':
      return isGerman ? `Umkreis auf ${value} km` : `Radius of ${value} km`;
    case 'related':
      return isGerman ? `Auch: ${value}` : `Also: ${value}`;
    case 'word':
      return isGerman ? `Ohne „${value}“` : `Without “${value}”`;
    case 'filter':
      return isGerman ? `Ohne ${FILTER_NAMES.de[value] ?? value}` : `Without ${FILTER_NAMES.en[value] ?? value}`;
    case 'several':
      return isGerman ? 'Mit weniger Wünschen' : 'With fewer wishes';
  }
}

const FILTER_NAMES: Record<Language, Record<string, string>> = {
  de: {
    location: 'den Ort',
    salaryMin: 'das Mindestgehalt',
    salaryMax: 'die Obergrenze beim Gehalt',
    employmentType: 'den Umfang',
    shift: 'die Dienste',
    weekendFree: 'freie Wochenenden',
    contract: 'die Vertragsart',
    category: 'den Bereich',
    remote: 'Homeoffice',
    country: 'das Land',
    start: 'den Beginn',
    experienceLevel: 'die Erfahrung',
    employerType: 'die Art der Einrichtung',
    postedWithin: 'das Datum',
    training: 'Ausbildung',
  },
  en: {
    location: 'the place',
    salaryMin: 'the least pay',
    salaryMax: 'the highest pay',
    employmentType: 'the hours',
    shift: 'the shifts',
    weekendFree: 'free weekends',
    contract: 'the kind of contract',
    category: 'the category',
    remote: 'working from home',
    country: 'the country',
    start: 'the start',
    experienceLevel: 'the experience',
    employerType: 'the kind of employer',
    postedWithin: 'the date',
    training: 'training',
  },
};
