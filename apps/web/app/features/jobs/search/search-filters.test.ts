import { EMPLOYER_KINDS, OWNERSHIPS } from '@stellenvisite/contract/employers/employers';
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
import { JOB_SORTS, POSTED_WITHIN } from '@stellenvisite/contract/jobs/job-search';
import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeByParams,
  changeFilters,
  FILTER_NAMES,
  NO_FILTERS,
  readFilters,
  type SearchFilters,
  searchPath,
  toggleValue,
  toSearchParams,
  withoutFilter,
  withoutNarrowing,
} from './search-filters.ts';

const some = (values: readonly string[]) => fc.subarray([...values]);
const oneOrNone = (values: readonly (string | number)[]) => fc.constantFrom('', ...values.map(String));
const words = fc.stringMatching(/^[\p{L}\d"+&=#%,;/ -]{0,30}$/u).map((text) => text.trim());

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    shift: some(SHIFTS),
    employmentType: some(EMPLOYMENT_TYPES),
    employerType: some(EMPLOYER_KINDS),
    specialty: some(SPECIALTIES),
    department: some(['its', 'op']),
    contract: some(CONTRACTS),
    start: some(JOB_STARTS),
    ownership: some(OWNERSHIPS),
    category: some(JOB_CATEGORIES),
    experienceLevel: some(EXPERIENCE_LEVELS),
    remote: some(REMOTE_OPTIONS),
    companySize: some(COMPANY_SIZES),
    country: some(COUNTRIES),
    onCallDuty: some(ON_CALL_KINDS),
    furtherTraining: some(FURTHER_TRAINING),
    employerId: fc.uniqueArray(fc.uuid(), { maxLength: 2 }),
    weekendFree: fc.boolean(),
    training: fc.boolean(),
    recognition: fc.boolean(),
    visaHelp: fc.boolean(),
    housingHelp: fc.boolean(),
    germanLevel: oneOrNone(GERMAN_LEVELS),
    featured: fc.boolean(),
    explain: fc.boolean(),
    includeHidden: fc.boolean(),
    q: words,
    location: words,
    radius: oneOrNone(RADII_KM.filter((radius) => radius !== DEFAULT_RADIUS_KM)),
    salaryMin: oneOrNone([1, 3000, 4500]),
    salaryMax: oneOrNone([1, 3000, 4500]),
    postedWithin: oneOrNone(POSTED_WITHIN),
    sort: oneOrNone(JOB_SORTS.filter((sort) => sort !== 'relevance')),
    view: oneOrNone(['map']),
    page: oneOrNone([2, 17]),
  })
  .map((filters) => (filters.location || filters.q ? filters : { ...filters, radius: '' }));

const anyQuery = fc.array(fc.tuple(fc.constantFrom(...FILTER_NAMES, 'job'), fc.string({ maxLength: 12 })));

describe('the address of a search', () => {
  test('gives back exactly the search it was made from', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = new URL(searchPath(filters), 'http://localhost');
        expect(readFilters(address.searchParams)).toEqual(filters);
      }),
    );
  });

  test('is one and the same however the search was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const once = toSearchParams(readFilters(new URLSearchParams(query))).toString();
        expect(toSearchParams(readFilters(new URLSearchParams(once))).toString()).toBe(once);
      }),
    );
  });

  test('is understood by the API', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const params = toSearchParams(filters);
        const query = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
        const single = Object.entries(query).map(([name, values]) => [name, values.length > 1 ? values : values[0]]);
        expect(jobSearchSchema.safeParse(Object.fromEntries(single)).error).toBeUndefined();
      }),
    );
  });

  test('reads lists that are repeated, comma-separated or both, once each', () => {
    const params = new URLSearchParams('shift=early,late&shift=late&shift=&companySize=1000+');
    expect(readFilters(params)).toMatchObject({ shift: ['early', 'late'], companySize: ['1000+'] });
  });

  test('leaves out what the search does anyway, and a radius around nowhere', () => {
    const params = new URLSearchParams('q=&radius=50&sort=relevance&page=1&weekendFree=false');
    expect(searchPath(readFilters(params))).toBe('/jobs');
  });

  test('keeps the open job at its end', () => {
    expect(searchPath({ ...NO_FILTERS, q: 'OTA' }, 'abc')).toBe('/jobs?q=OTA&job=abc');
  });

  test('names every parameter of the API but those that every search page sends, and list or map, which is the page’s own', () => {
    const { pageSize: _size, includeUnknown: _unknown, ...parameters } = jobSearchSchema.shape;
    expect([...FILTER_NAMES].sort()).toEqual([...Object.keys(parameters), 'view'].sort());
  });
});

describe('changing a search', () => {
  const search: SearchFilters = {
    ...NO_FILTERS,
    q: 'Pflege',
    location: 'Köln',
    radius: '50',
    shift: ['early'],
    page: '3',
  };

  test('goes back to the first page', () => {
    expect(changeFilters(search, { q: 'OTA' }).page).toBe('');
    expect(toggleValue(search, 'shift', 'late')).toMatchObject({ shift: ['early', 'late'], page: '' });
    expect(withoutFilter(search, 'shift')).toMatchObject({ shift: [], page: '' });
  });

  test('goes to a page when that is the change', () => {
    expect(changeFilters(search, { page: '4' }).page).toBe('4');
  });

  test('toggling a value twice changes nothing else', () => {
    expect(toggleValue(toggleValue(search, 'shift', 'late'), 'shift', 'late')).toEqual({ ...search, page: '' });
  });

  test('by parameters sets what has a value, takes away what has none and leaves the rest', () => {
    const wider = changeByParams(search, { radius: '100', shift: '', employmentType: 'full_time,part_time' });
    expect(searchPath(wider)).toBe(
      '/jobs?q=Pflege&location=K%C3%B6ln&radius=100&employmentType=full_time&employmentType=part_time',
    );
  });

  test('clearing the filters keeps words, place and view', () => {
    expect(withoutNarrowing({ ...search, featured: true, salaryMin: '3000', view: 'map' })).toEqual({
      ...NO_FILTERS,
      q: 'Pflege',
      location: 'Köln',
      radius: '50',
      view: 'map',
    });
  });
});
