import { expect, test } from 'vitest';
import { extendList, NO_DOCS } from '../columns/doc-list.ts';
import { createFactStore, type JobFacts, putFacts } from '../columns/fact-store.ts';
import { SOME_FACTS } from '../columns/facts.fixture.ts';
import { measurePayBand } from './find-pay-band.ts';

const NOW = 1_790_000_000;
const COMPARED = {
  doc: 0,
  occupation: 'hebamme',
  category: 'medical',
  specialty: null,
  experienceLevel: 'mid',
  country: 'DE',
  lat: 48,
  lon: 11,
} as const;
const FAR = { lat: 52 };

/** Ads of five employers in turn, whose pay is 3.000 €, 3.100 € and so on. */
const ads = (count: number, facts: Partial<JobFacts> = {}): Partial<JobFacts>[] =>
  Array.from({ length: count }, (_none, index) => ({
    employerId: `employer ${index % 5}`,
    payMin: 290_000 + index * 10_000,
    payMax: 310_000 + index * 10_000,
    ...facts,
  }));

function measure(facts: readonly Partial<JobFacts>[]) {
  const store = createFactStore();
  const live = { ...SOME_FACTS, ...COMPARED, postedAt: NOW - 60, validThrough: NOW + 60 };
  const own = { payMin: 100, payMax: 100 };
  for (const [doc, each] of [own, ...facts].entries()) putFacts(store, { ...live, ...each, doc });
  const same = extendList(NO_DOCS, () => [Uint32Array.from([0, ...facts].keys())]);
  return measurePayBand(store, COMPARED, same, NOW);
}

test('the middle half of the ads around a job is its market', () => {
  expect(measure(ads(13))).toEqual({ min: 330_000, max: 390_000, count: 13, radiusKm: 50 });
});

test('eleven ads are no market', () => {
  expect(measure(ads(11))).toBeNull();
  expect(measure(ads(12))).not.toBeNull();
});

test('where too few are near it is the country’s', () => {
  expect(measure([...ads(5), ...ads(8, FAR)])).toMatchObject({ count: 13, radiusKm: null });
});

test('two employers are no market, however many ads they have', () => {
  expect(measure([...ads(20, { employerId: 'one' }), ...ads(20, { employerId: 'two' })])).toBeNull();
});

test.each([
  ['of another country', { country: 'AT' }],
  ['of another experience', { experienceLevel: 'executive' }],
  ['without pay', { payMin: null, payMax: null }],
  ['that have ended', { validThrough: NOW }],
  ['of freelancers', { employmentType: 'freelance' }],
  ['of interns', { employmentType: 'internship' }],
  ['of part time alone', { employmentType: 'part_time' }],
] as const)('ads %s do not count', (_, facts) => {
  expect(measure([...ads(11), ...ads(11, facts)])).toBeNull();
});
