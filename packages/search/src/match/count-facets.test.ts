import { DEPARTMENTS } from '@stellenvisite/contract/employers/departments';
import { EMPLOYER_KINDS, EMPLOYER_TYPES, OWNERSHIPS } from '@stellenvisite/contract/employers/employers';
import { COMPANY_SIZES } from '@stellenvisite/contract/employers/employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { ON_CALL_KINDS, SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_STARTS,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { JOB_FACETS, type JobFacet, POSTED_WITHIN, SALARY_BAR } from '@stellenvisite/contract/jobs/job-search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBits, setBit, wordsFor } from '../columns/doc-bits.ts';
import { createFactStore, type EmployerFacts, type JobFacts, putEmployer, putFacts } from '../columns/fact-store.ts';
import { countFacets, type FullQuery, filterHits } from './count-facets.ts';

const NOW = 1_790_000_000.5;
const DAY = 86_400;

const employer = (id: string): fc.Arbitrary<EmployerFacts> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant('Klinikum'),
    type: fc.constantFrom(...EMPLOYER_TYPES),
    kinds: fc.uniqueArray(fc.constantFrom(...EMPLOYER_KINDS), { maxLength: 2 }),
    size: fc.option(fc.constantFrom(...COMPANY_SIZES)),
  });

/** Ages at and around the bounds. */
const age = fc
  .tuple(fc.constantFrom(0, ...POSTED_WITHIN, 400), fc.integer({ min: -1, max: 1 }))
  .map(([days, seconds]) => Math.max(0, days * DAY + seconds));
const TODAY = Math.floor(NOW / DAY);
/** A start at and around the bounds. */
const startDay = fc.option(fc.constantFrom(-400, -1, 0, 1, 91, 92, 93, 400).map((days) => TODAY + days));
const amount = fc.integer({ min: 0, max: 12_000 }).map((euros) => euros * 100);
const pay = fc.oneof(
  fc.constant({ payMin: null, payMax: null }),
  fc.tuple(amount, amount).map(([a, b]) => ({ payMin: Math.min(a, b), payMax: Math.max(a, b) })),
);

const facts: fc.Arbitrary<Omit<JobFacts, 'doc' | 'payMin' | 'payMax'>> = fc.record({
  isPublished: fc.constant(true),
  postedAt: age.map((seconds) => Math.floor(NOW) - seconds),
  validThrough: fc.constant(NOW + DAY),
  category: fc.constantFrom(...JOB_CATEGORIES),
  employmentType: fc.constantFrom(...EMPLOYMENT_TYPES),
  experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
  specialty: fc.option(fc.constantFrom(...SPECIALTIES)),
  department: fc.option(fc.constantFrom('its', 'op', 'unfallchirurgie', 'schule')),
  contract: fc.constantFrom(...CONTRACTS),
  startDay,
  isStartFlexible: fc.boolean(),
  remote: fc.constantFrom(...REMOTE_OPTIONS),
  country: fc.constantFrom(...COUNTRIES),
  region: fc.constant('Bayern'),
  shifts: fc.uniqueArray(fc.constantFrom(...SHIFTS)),
  isWeekendFree: fc.option(fc.boolean()),
  hoursMin: fc.constantFrom(null, 15, 20),
  hoursMax: fc.constantFrom(null, 20, 38.5),
  onCallDuty: fc.constantFrom(null, ...ON_CALL_KINDS),
  furtherTraining: fc.constantFrom(null, ...FURTHER_TRAINING),
  isTraining: fc.boolean(),
  germanLevel: fc.constantFrom(null, ...GERMAN_LEVELS),
  isRecognitionPendingWelcome: fc.boolean(),
  hasVisaHelp: fc.boolean(),
  hasHousingHelp: fc.boolean(),
  isFeatured: fc.boolean(),
  lat: fc.constant(48),
  lon: fc.constant(11),
  employerId: fc.constantFrom('one', 'two'),
  title: fc.constant('Arzt'),
});
const job: fc.Arbitrary<Omit<JobFacts, 'doc'>> = fc.tuple(facts, pay).map(([known, paid]) => ({ ...known, ...paid }));

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const query = fc.record(
  {
    category: some(JOB_CATEGORIES),
    employmentType: some(EMPLOYMENT_TYPES),
    experienceLevel: some(EXPERIENCE_LEVELS),
    specialty: some(SPECIALTIES),
    department: some(DEPARTMENTS),
    contract: some(CONTRACTS),
    start: some(JOB_STARTS),
    ownership: some(OWNERSHIPS),
    remote: some(REMOTE_OPTIONS),
    country: some(COUNTRIES),
    employerType: some([...EMPLOYER_TYPES, ...EMPLOYER_KINDS]),
    companySize: some(COMPANY_SIZES),
    shift: some(SHIFTS),
    weekendFree: fc.constant(true as const),
    training: fc.constant(true as const),
    recognition: fc.constant(true as const),
    germanLevel: fc.constantFrom(...GERMAN_LEVELS),
    visaHelp: fc.constant(true as const),
    housingHelp: fc.constant(true as const),
    onCallDuty: some(ON_CALL_KINDS),
    furtherTraining: some(FURTHER_TRAINING),
    postedWithin: fc.constantFrom(...POSTED_WITHIN),
    salaryMin: fc.integer({ min: 1, max: 9000 }),
    salaryMax: fc.integer({ min: 1, max: 9000 }),
    withoutShift: some(SHIFTS),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<FullQuery>>;

type Job = JobFacts & { employer: EmployerFacts };
type Rule = (job: Job, chosen: readonly unknown[]) => boolean;
const isIn = (value: unknown, chosen: readonly unknown[]) => chosen.includes(value);

/** The meaning of each choice, as a second and plain implementation. */
const RULES: Record<JobFacet, Rule> = {
  category: (job, chosen) => isIn(job.category, chosen),
  employmentType: ({ employmentType }, chosen) =>
    isIn(employmentType, chosen) ||
    (employmentType === 'both' && (isIn('full_time', chosen) || isIn('part_time', chosen))),
  experienceLevel: (job, chosen) => isIn(job.experienceLevel, chosen),
  specialty: ({ specialty, department }, chosen) =>
    [specialty, ...(BROADER[specialty ?? ''] ?? []), ...(FIELDS[department ?? ''] ?? [])].some((each) =>
      isIn(each, chosen),
    ),
  department: (job, chosen) => isIn(job.department, chosen),
  contract: (job, chosen) => isIn(job.contract, chosen),
  start: (job, chosen) => startsOf(job).some((each) => isIn(each, chosen)),
  ownership: ({ employer: { kinds } }, chosen) => kinds.some((each) => isIn(each, chosen)),
  remote: (job, chosen) => isIn(job.remote, chosen),
  country: (job, chosen) => isIn(job.country, chosen),
  employerType: ({ employer: { type, kinds } }, chosen) => [type, ...kinds].some((each) => isIn(each, chosen)),
  companySize: (job, chosen) => isIn(job.employer.size, chosen),
  shift: (job, chosen) => job.shifts.some((each) => isIn(each, chosen)),
  weekendFree: (job) => job.isWeekendFree === true,
  training: (job) => job.isTraining,
  recognition: (job) => job.isRecognitionPendingWelcome,
  germanLevel: ({ germanLevel }, [known]) => germanLevel !== null && germanLevel <= String(known),
  visaHelp: (job) => job.hasVisaHelp,
  housingHelp: (job) => job.hasHousingHelp,
  onCallDuty: (job, chosen) => isIn(job.onCallDuty, chosen),
  furtherTraining: (job, chosen) => isIn(job.furtherTraining, chosen),
  postedWithin: (job, [days]) => job.postedAt >= NOW - Number(days) * DAY,
  salary: ({ payMin, payMax }, [least, most]) =>
    payMin !== null && payMax !== null && payMax >= Number(least) * 100 && payMin <= Number(most) * 100,
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  its: ['intensive_care'],
  op: ['operating_theatre'],
  unfallchirurgie: ['orthopedics'],
};

const BROADER: Readonly<Record<string, readonly string[]>> = {
  oncology: ['internal_medicine'],
  geriatrics: ['internal_medicine'],
  nephrology: ['internal_medicine'],
  gastroenterology: ['internal_medicine'],
  pulmonology: ['internal_medicine'],
  psychosomatics: ['psychiatry'],
};

function startsOf({ startDay: day, isStartFlexible }: JobFacts): string[] {
  const dated = day === null ? [] : [day <= TODAY ? 'now' : day <= TODAY + 92 ? 'soon' : 'later'];
  return isStartFlexible || day === null ? [...dated, 'flexible'] : dated;
}

function chosenIn(asked: Partial<FullQuery>, facet: JobFacet): readonly unknown[] | null {
  if (facet === 'salary') {
    const { salaryMin = 0, salaryMax = Number.POSITIVE_INFINITY } = asked;
    return asked.salaryMin || asked.salaryMax ? [salaryMin, salaryMax] : null;
  }
  const value = asked[facet];
  if (value === undefined) return null;
  return Array.isArray(value) ? value : [value];
}

/** Checks whether a job meets all that is chosen, but for one facet. */
function isFound(job: Job, asked: Partial<FullQuery>, without?: JobFacet): boolean {
  const unwanted = asked.withoutShift ?? [];
  if (asked.withoutShift && (job.shifts.length === 0 || job.shifts.some((each) => isIn(each, unwanted)))) return false;
  return JOB_FACETS.every((facet) => {
    const chosen = chosenIn(asked, facet);
    return facet === without || chosen === null || RULES[facet](job, chosen);
  });
}

/** Checks whether a job meets everything it states, and does not state everything that is required of its roster. */
function isPossible(job: Job, asked: Partial<FullQuery>): boolean {
  const { shift, withoutShift, weekendFree, ...rest } = asked;
  const statesShifts = job.shifts.length > 0;
  const stated = {
    ...rest,
    ...(shift && statesShifts ? { shift } : {}),
    ...(withoutShift && statesShifts ? { withoutShift } : {}),
    ...(weekendFree && job.isWeekendFree !== null ? { weekendFree } : {}),
  };
  return isFound(job, stated) && !isFound(job, asked);
}

function wouldFind(job: Job, facet: JobFacet, value: string): boolean {
  if (facet === 'salary')
    return job.payMax !== null && Math.floor(job.payMax / 100 / SALARY_BAR) * SALARY_BAR === Number(value);
  return RULES[facet](job, [facet === 'postedWithin' ? Number(value) : value]);
}

test('each value of each facet counts the jobs that it alone would find next to the other choices', () => {
  fc.assert(
    fc.property(fc.tuple(employer('one'), employer('two')), fc.array(job), query, (employers, drafts, asked) => {
      const store = createFactStore();
      for (const each of employers) putEmployer(store, each);
      const jobs = drafts.map((draft, doc) => ({
        ...draft,
        doc,
        employer: employers[draft.employerId === 'one' ? 0 : 1],
      }));
      for (const job of jobs) putFacts(store, job);
      const all = new Uint32Array(wordsFor(store.size));
      for (const doc of jobs.keys()) setBit(all, doc);
      const into = new Uint32Array(jobs.length);
      const full = asked as FullQuery;
      const expected = jobs.filter((job) => isFound(job, asked)).map(({ doc }) => doc);

      const kept = all.slice();
      filterHits(store, kept, full, NOW);
      expect([...listBits(kept, into)]).toEqual(expected);
      const { hits, total, unstated, unknown, facets } = countFacets(store, all, full, {
        now: NOW,
        into,
        withUnknown: true,
      });
      expect([...hits]).toEqual(expected);
      expect(total).toBe(expected.length);
      const possible = jobs.filter((job) => isPossible(job, asked)).map(({ doc }) => doc);
      expect([...unstated]).toEqual(possible);
      const asksRoster = (asked.shift ?? asked.withoutShift ?? asked.weekendFree) !== undefined;
      expect(unknown).toBe(asksRoster ? possible.length : undefined);
      for (const facet of JOB_FACETS) {
        const beside = jobs.filter((job) => isFound(job, asked, facet));
        expect(facets[facet], facet).toEqual(
          facets[facet].map(({ value }) => ({
            value,
            count: beside.filter((job) => wouldFind(job, facet, value)).length,
          })),
        );
      }
    }),
  );
});
