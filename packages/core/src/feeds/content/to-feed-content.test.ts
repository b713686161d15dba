import { classifyJob } from '@stellenvisite/search/testing';
import { expect, test } from 'vitest';
import type { SaidBeside } from './apply-words.ts';
import { feedJob, feedPlace } from './feed-job.fixture.ts';
import { type Reader, toFeedContent } from './to-feed-content.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const reader: Reader = {
  employer: { name: 'Klinik am See', street: 'Seestr. 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  classify: ({ title, department, country }) => classifyJob({ title, department, country, specialty: null, text: '' }),
  now: NOW,
};
const NOTHING: SaidBeside = { category: null, reportedOn: null };
const read = (job: Parameters<typeof feedJob>[0], beside = NOTHING, employer = reader.employer) =>
  toFeedContent(feedJob(job), beside, { ...reader, employer });
const pay = (text: string | null, more = {}) => ({
  pay: { min: null, max: null, currency: null, period: null, text, ...more },
});
const [vienna, zurich] = [
  { places: [feedPlace({ city: 'Wien', country: 'AT' })] },
  { places: [feedPlace({ city: 'Zürich', country: 'CH' })] },
];

test('a whole job has no reason to be held', () => {
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
])('%j is held for %s', (job, reason) => {
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

test('a pay scale is told where the text names it', () => {
  const html = '<p>Vergütung nach TVöD-P, Entgeltgruppe P8, und Homeoffice nur 100 % remote.</p>';
  const { content } = read({ sections: [{ kind: 'other', heading: null, html }] });
  expect(content).toMatchObject({ tariff: { name: 'TVöD-P', grade: 'P8' }, remote: 'remote' });
  expect(read({}).content.tariff).toBeUndefined();
});

test('another region without a town than that of the employer is no place', () => {
  expect(read({ places: [feedPlace({ region: 'Bayern', country: 'DE' })] }).reasons).toContain('place_missing');
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

test('Austria needs a pay, which may stand in the words of the feed or in its text', () => {
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

test('duty is taken over only where the text says it', () => {
  const html = '<p>Sie arbeiten im Frühdienst und im Nachtdienst.</p>';
  expect(read({ sections: [{ kind: 'other', heading: null, html }] }).content.duty?.shifts).toEqual(['early', 'night']);
  expect(read({}).content.duty).toBeUndefined();
});

test('what a page must not hold is cleaned and told', () => {
  const html = '<p onclick="x()">Text</p><script>alert(1)</script><a href="javascript:x()">mehr</a>';
  const { content, hints } = read({ sections: [{ kind: 'other', heading: null, html }], url: 'javascript:alert(1)' });
  expect(JSON.stringify(content)).not.toMatch(/script|onclick/);
  expect(hints).toEqual(expect.arrayContaining(['html_cleaned', 'url_refused', 'text_short']));
  expect(content).toMatchObject({ applyMethod: 'here' });
});
