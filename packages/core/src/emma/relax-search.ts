import { EMMA_RELAXATIONS } from '@stellenvisite/contract/emma';
import { type EmmaDataParts, type EmmaSearch, emmaSearchSchema } from '@stellenvisite/contract/emma-parts.schema';
import { JOB_LIST_FILTERS } from '@stellenvisite/contract/job-search';
import type { Relaxation } from '@stellenvisite/contract/job-search.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { Context } from '../context.ts';
import { type FittingJobs, findFittingJobs } from './find-fitting-jobs.ts';
import { shiftWords } from './to-job-search.ts';
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

/** The change of an address as a change of wishes. */
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
  const keepsShifts = shifts === '' || text.includes(shifts);
  const q = (shifts === '' ? text : text.replace(shifts, '')).trim();
  return { q: q === '' ? undefined : q, withoutShift: keepsShifts ? search.withoutShift : undefined };
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
