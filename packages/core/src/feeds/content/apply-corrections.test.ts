import { expect, test } from 'vitest';
import { applyCorrections, feedValuesOf, valuesByRules } from './apply-corrections.ts';
import { feedJob, feedPlace } from './feed-job.fixture.ts';

test('a rule fills in what the feed does not say, or replaces exactly what it names', () => {
  const rules = [
    { kind: 'default' as const, field: 'city' as const, from: null, to: 'Köln' },
    { kind: 'replace' as const, field: 'title' as const, from: 'Pflegefachkraft (m/w/d)', to: 'Pflege (m/w/d)' },
  ];
  expect(valuesByRules(feedJob(), rules)).toEqual({ title: 'Pflege (m/w/d)' });
  expect(valuesByRules(feedJob({ places: [], title: 'MFA' }), rules)).toEqual({ city: 'Köln' });
});

test('what was stated by hand goes before a rule, and both before the feed', () => {
  const rules = [{ kind: 'default' as const, field: 'city' as const, from: null, to: 'Köln' }];
  const nowhere = feedJob({ places: [feedPlace({ country: 'DE' })] });
  expect(applyCorrections(nowhere, rules, {}).job.places[0]?.city).toBe('Köln');
  expect(applyCorrections(nowhere, rules, { city: 'Bonn' }).job.places[0]?.city).toBe('Bonn');
});

test('another town has another postal code', () => {
  const job = feedJob({ places: [feedPlace({ city: 'Kolen', postalCode: '10115', country: 'DE' })] });
  expect(applyCorrections(job, [], { city: 'Köln' }).job.places).toMatchObject([{ city: 'Köln', postalCode: null }]);
});

test('amounts are read the German way, and values without a field are returned as extras', () => {
  const { job, extras } = applyCorrections(feedJob(), [], {
    payMin: '2.850,50 €',
    payPeriod: 'month',
    reportedOn: '2026-11-02',
    category: 'nursing',
  });
  expect(job.pay).toMatchObject({ min: 2850.5, max: null, period: 'month' });
  expect(extras).toEqual({ category: 'nursing', reportedOn: '2026-11-02' });
});

test('a text by hand is text, whatever is written in it', () => {
  const { job } = applyCorrections(feedJob({ sections: [] }), [], { text: '<script>alert(1)</script>' });
  expect(job.sections).toMatchObject([{ html: '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>' }]);
});

test('the own values of the feed are listed for the fields that can be corrected', () => {
  expect(
    feedValuesOf(feedJob({ places: [feedPlace({ label: 'Standort Nord' })], expiresAt: '2026-12-31T21:00:00Z' })),
  ).toEqual({
    title: 'Pflegefachkraft (m/w/d)',
    externalId: 'A-1',
    city: 'Standort Nord',
    validThrough: '2026-12-31',
  });
});
