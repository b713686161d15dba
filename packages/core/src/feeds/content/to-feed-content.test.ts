import { classifyJob } from '@stellenvisite/search/testing';
import { expect, test } from 'vitest';
import { locateWorkplace } from '../../platform/places/locate-address.ts';
import type { ExtraValues } from './apply-corrections.ts';
import { feedJob, feedPlace } from './feed-job.fixture.ts';
import { type Reader, toFeedContent } from './to-feed-content.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const reader: Reader = {
  employer: { name: 'Klinik am See', street: 'Seestr. 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  classify: ({ title, department, country }) => classifyJob({ title, department, country, specialty: null, text: '' }),
  now: NOW,
};
const NOTHING: ExtraValues = { category: null, reportedOn: null };
const read = (job: Parameters<typeof feedJob>[0], extras = NOTHING, employer = reader.employer) =>
  toFeedContent(feedJob(job), extras, { ...reader, employer });
const pay = (text: string | null, more = {}) => ({
  pay: { min: null, max: null, currency: null, period: null, text, ...more },
});
const [vienna, zurich] = [
  { places: [feedPlace({ city: 'Wien', country: 'AT' })] },
  { places: [feedPlace({ city: 'Zürich', country: 'CH' })] },
];

test('a complete job has no reason for quarantine', () => {
  const { content, reasons, hasEnd } = read({});
  expect(reasons).toEqual([]);
  expect(content).toMatchObject({
    category: 'nursing',
    location: { city: 'Berlin', country: 'DE' },
    applyMethod: 'external',
  });
  expect(hasEnd).toBe(false);
});

test.each<[Parameters<typeof feedJob>[0], string]>([
  [{ title: null }, 'title_missing'],
  [{ externalId: null }, 'id_missing'],
  [{ places: [] }, 'place_missing'],
  [{ places: [feedPlace({ city: 'Nirgendwohausen', country: 'DE' })] }, 'place_unknown'],
  [{ sections: [] }, 'text_missing'],
  [{ expiresAt: '2026-10-01' }, 'dates_contradict'],
])('%j is quarantined for %s', (job, reason) => {
  expect(read(job).reasons).toContain(reason);
});

test('a label that is no town means the address of the employer', () => {
  const { content, reasons } = read({ places: [feedPlace({ label: 'Haupthaus' })] });
  expect(reasons).toEqual([]);
  expect(content.location).toEqual({ street: 'Seestr. 1', postalCode: '10115', city: 'Berlin', country: 'DE' });
});

test.each([
  ['Zürich / Schaffhausen', '8001', 'Zürich'],
  ['Kanton Aargau', '5000', 'Aarau'],
  ['17', '8001', 'Zürich'],
])('the region %s without a town means the address of the employer in it', (region, postalCode, city) => {
  const employer = { ...reader.employer, postalCode, city, country: 'CH' as const };
  const { content, reasons } = read({ places: [feedPlace({ region, country: 'CH' })] }, NOTHING, employer);
  expect(reasons).toEqual([]);
  expect(content.location).toMatchObject({ postalCode, city, country: 'CH' });
});

test.each([
  [{ title: 'Pflegefachkraft in Teilzeit (m/w/d)' }, 'part_time'],
  [{ title: 'Pflegefachkraft (m/w/d) in Voll- oder Teilzeit' }, 'both'],
  [{ title: 'Dipl. Pflegefachfrau HF 60–80 %' }, 'part_time'],
  [{ sections: [{ kind: 'other' as const, heading: null, html: '<p>Wir suchen Sie in Teilzeit.</p>' }] }, 'part_time'],
  [{ sections: [{ kind: 'other' as const, heading: null, html: '<p>20 Stunden pro Woche.</p>' }] }, 'part_time'],
  [{ title: 'Pflegefachkraft in Teilzeit', employmentTypes: ['full_time' as const] }, 'full_time'],
])('%j is %s, as the feed, its title or its text says', (job, type) => {
  expect(read({ employmentTypes: [], ...job }).content.employmentType).toBe(type);
});

test.each([
  ['Fachfrau/-mann Gesundheit EFZ', false],
  ['Pflegefachmann/-frau', false],
  ['Hebamme FH', false],
  ['Krankenschwester', true],
])('%s is for everybody unless hinted: %s', (title, isHinted) => {
  expect(read({ title }).hints.includes('title_gender')).toBe(isHinted);
});

test('a pay scale is returned where the text names it', () => {
  const html = '<p>Vergütung nach TVöD-P, Entgeltgruppe P8, und Homeoffice nur 100 % remote.</p>';
  const { content } = read({ sections: [{ kind: 'other', heading: null, html }] });
  expect(content).toMatchObject({ tariff: { name: 'TVöD-P', grade: 'P8' }, remote: 'remote' });
  expect(read({}).content.tariff).toBeUndefined();
});

test.each([
  [{ region: 'Bayern', country: 'DE' }, 'Bayern', 'DE'],
  [{ region: 'DE-BY', country: 'DE' }, 'Bayern', 'DE'],
  [{ region: 'NRW' }, 'Nordrhein-Westfalen', 'DE'],
  [{ label: 'Sachsen' }, 'Sachsen', 'DE'],
  [{ city: 'Thüringen', label: 'Thüringen' }, 'Thüringen', 'DE'],
  [{ region: 'Tirol', country: 'AT' }, 'Tirol', 'AT'],
  [{ region: 'Vorarlberg' }, 'Vorarlberg', 'AT'],
  [{ region: 'Land Salzburg', country: 'AT' }, 'Land Salzburg', 'AT'],
  [{ region: 'Thurgau', country: 'CH' }, 'Kanton Thurgau', 'CH'],
  [{ region: 'Kanton Uri', country: 'CH' }, 'Kanton Uri', 'CH'],
  [{ region: 'Kt. Graubünden', country: 'CH' }, 'Kanton Graubünden', 'CH'],
  [{ region: 'Valais', country: 'CH' }, 'Kanton Wallis', 'CH'],
  [{ region: 'TG', country: 'CH' }, 'Kanton Thurgau', 'CH'],
])('%j names a whole region, which is the place', (place, city, country) => {
  const { content, reasons } = read({ places: [feedPlace(place)] });
  expect(content.location).toEqual({ street: null, postalCode: null, city, country });
  expect(reasons.filter((reason) => reason.startsWith('place'))).toEqual([]);
  expect(locateWorkplace(content.location)).toMatchObject({ city, country });
});

test.each([
  [[{ region: 'Zentralschweiz', country: 'CH' }]],
  [[{ region: 'Bayern', country: 'FR' }]],
  [[{ region: 'Hessen', country: 'CH' }]],
  [[{ region: 'Bayern', label: 'Kleinkleckersdorf' }]],
  [
    [
      { region: 'Thurgau', country: 'CH' },
      { region: 'Uri', country: 'CH' },
    ],
  ],
  [[{ region: 'Bayern' }, { city: 'Kleinkleckersdorf' }]],
  [[{ region: 'GR' }]],
])('%j names no region alone', (places) => {
  expect(read({ places: places.map((place) => feedPlace(place)) }).content.location).toBeUndefined();
});

test('five digits are German; four are those of the country of the employer', () => {
  const swiss = { ...reader.employer, city: 'Zürich', postalCode: '8001', country: 'CH' as const };
  expect(
    read({ places: [feedPlace({ city: 'Zürich', postalCode: '8001' })] }, NOTHING, swiss).content.location?.country,
  ).toBe('CH');
  expect(
    read({ places: [feedPlace({ city: 'Berlin', postalCode: '10115' })] }, NOTHING, swiss).content.location?.country,
  ).toBe('DE');
});

test('Austria needs a pay, which may be in the words of the feed or in its text', () => {
  expect(read(vienna).reasons).toEqual(['pay_missing_austria']);
  expect(read({ ...vienna, ...pay('ab € 2.856,- brutto pro Monat') }).content.salary).toMatchObject({
    min: 2856,
    period: 'month',
  });
  const sections = [
    {
      kind: 'other' as const,
      heading: null,
      html: '<p>Das Mindestentgelt laut Kollektivvertrag beträgt € 2.856,- brutto pro Monat (14x).</p>',
    },
  ];
  expect(read({ ...vienna, sections }).reasons).toEqual([]);
  expect(read({ ...vienna, ...pay('nach Vereinbarung') }).reasons).toEqual(['pay_missing_austria']);
});

test('pay in words is read, and what cannot be read is a hint', () => {
  expect(read(pay('3600 - 4100 EUR im Monat')).content.salary).toEqual({
    min: 3600,
    max: 4100,
    currency: 'EUR',
    period: 'month',
  });
  expect(read(pay('3600 - 4100 EUR im Monat')).hints).not.toContain('pay_unreadable');
  expect(read(pay('nach Vereinbarung')).hints).toContain('pay_unreadable');
  expect(read(pay(null, { min: 3600 })).hints).toContain('pay_period_missing');
});

test('a Swiss job on the list waits for its report, and for the five working days after it', () => {
  const cook = { ...zurich, title: 'Köchin/Koch (m/w/d)' };
  expect(read(cook).reasons).toContain('report_missing');
  expect(read({ ...cook, places: [feedPlace({ city: 'Berlin', country: 'DE' })] }).reasons).not.toContain(
    'report_missing',
  );
  const reported = read(cook, { category: 'administration', reportedOn: '2026-11-16' });
  expect(reported.reasons).toEqual([]);
  // Monday; the five working days end with the Monday after, midnight in Berlin is 23:00 in Greenwich.
  expect(reported.postedAt.toISOString()).toBe('2026-11-23T23:00:00.000Z');
  expect(read(zurich).reasons).toEqual([]);
});

test('duty is imported only where the text states it', () => {
  const html = '<p>Sie arbeiten im Frühdienst und im Nachtdienst.</p>';
  expect(read({ sections: [{ kind: 'other', heading: null, html }] }).content.duty?.shifts).toEqual(['early', 'night']);
  expect(read({}).content.duty).toBeUndefined();
});

test('HTML that a page must not have is cleaned, with a hint', () => {
  const html = '<p onclick="x()">Text</p><script>alert(1)</script><a href="javascript:x()">mehr</a>';
  const { content, hints } = read({ sections: [{ kind: 'other', heading: null, html }], url: 'javascript:alert(1)' });
  expect(JSON.stringify(content)).not.toMatch(/script|onclick/);
  expect(hints).toEqual(expect.arrayContaining(['html_cleaned', 'url_refused', 'text_short']));
  expect(content).toMatchObject({ applyMethod: 'here' });
});

const sentence = (text: string) => [{ kind: 'other' as const, heading: null, html: `<ul><li>${text}</li></ul>` }];

test('a fact that nothing states stays empty and has no source', () => {
  const { content, sources } = read({ employmentTypes: [] });
  expect(content).not.toHaveProperty('employmentType');
  expect(content).not.toHaveProperty('contract');
  expect(content).not.toHaveProperty('remote');
  expect(content).toMatchObject({ salary: null, hoursPerWeek: null, startsOn: null });
  expect(sources.map(({ fact }) => fact)).toEqual(['occupation', 'place']);
});

test('each fact names its field, the title or the sentence it is read from', () => {
  const field = { from: 'field' as const, element: 'employmentType', words: 'temporary' };
  const { content, sources } = read({
    title: 'MFA (m/w/d) TZ 30h',
    employmentTypes: [],
    contract: 'fixed_term',
    sources: { contract: field },
    sections: sentence('Sie verdienen 3.400 bis 4.200 Euro im Monat.</li><li>Kein Nachtdienst, keine Wochenenden.'),
  });
  expect(content).toMatchObject({
    employmentType: 'part_time',
    hoursPerWeek: { min: 30, max: 30 },
    contract: 'fixed_term',
    salary: { min: 3400, max: 4200, currency: 'EUR', period: 'month' },
    duty: { maxNightsPerMonth: 0, freeWeekendsOfFour: 4 },
  });
  expect(sources).toEqual(
    expect.arrayContaining([
      { fact: 'employmentType', from: 'title', element: null, words: 'MFA (m/w/d) TZ 30h' },
      { fact: 'contract', ...field },
      { fact: 'pay', from: 'text', element: null, words: 'Sie verdienen 3.400 bis 4.200 Euro im Monat.' },
      { fact: 'nights', from: 'text', element: null, words: 'Kein Nachtdienst, keine Wochenenden.' },
    ]),
  );
});

test('a percentage is hours of the full-time week of the country, all of it is none', () => {
  expect(read({ ...zurich, workload: { min: 50, max: 80 } }).content.hoursPerWeek).toEqual({ min: 21, max: 33.5 });
  expect(read({ ...zurich, workload: { min: 100, max: 100 } }).content.hoursPerWeek).toBeNull();
});

test('a text that limits the job goes before a field that is permanent by default', () => {
  const job = {
    contract: 'permanent' as const,
    sections: sentence('Befristet auf 24 Monate als Elternzeitvertretung.'),
  };
  expect(read(job).content).toMatchObject({ contract: 'fixed_term', contractMonths: 24 });
});

test.each([
  ['Wien', 'AT'],
  ['Graz', 'AT'],
  ['1090 Wien', 'AT'],
  ['Zürich', 'CH'],
  ['Basel (CH)', 'CH'],
  ['CH-8001 Zürich', 'CH'],
  ['Linz', 'AT'],
  ['Freiburg', 'DE'],
  ['Standort Köln', 'DE'],
])('%s in the feed of a German employer is in %s', (label, country) => {
  const { content, sources } = read({ places: [feedPlace({ label, city: label })] });
  expect(content.location?.country).toBe(country);
  expect(sources.find(({ fact }) => fact === 'place')?.from).toBe('field');
});

test.each([['Baden'], ['Straßburg'], ['Neustadt / Nirgendwo']])('%s with another country is unknown', (city) => {
  expect(read({ places: [feedPlace({ city, country: 'FR' })] }).reasons).toContain('place_unknown');
});

test.each([
  ['Bern', 'Bern'],
  ['Zürich / Schaffhausen', 'Zürich'],
])('the region %s counts as the place where nothing finer is given', (region, city) => {
  const employer = { ...reader.employer, postalCode: '5000', city: 'Aarau', country: 'CH' as const };
  const { content } = read({ places: [feedPlace({ region, country: 'CH' })] }, NOTHING, employer);
  expect(content.location).toMatchObject({ city, country: 'CH' });
});
