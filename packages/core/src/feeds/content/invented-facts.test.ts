import { classifyJob } from '@stellenvisite/search/testing';
import { expect, test } from 'vitest';
import { feedJob, feedPlace } from './feed-job.fixture.ts';
import { type Reader, toFeedContent } from './to-feed-content.ts';

const reader: Reader = {
  employer: { name: 'Klinik am See', street: 'Seestr. 1', postalCode: '34117', city: 'Kassel', country: 'DE' },
  classify: ({ title, department, country }) => classifyJob({ title, department, country, specialty: null, text: '' }),
  now: new Date('2026-11-16T10:00:00Z'),
};
const contentOf = (job: Parameters<typeof feedJob>[0]) =>
  toFeedContent(feedJob(job), { category: null, reportedOn: null }, reader).content;

test.each([
  ['Praktikum Marketing', 'administration'],
  ['Trainee Unternehmensentwicklung', undefined],
  ['Trainee Krankenhausmanagement', 'administration'],
  ['Pflegefachkraft Anästhesie', 'nursing'],
  ['Finance Specialist', 'administration'],
  ['Assistenz der Geschäftsführung', 'administration'],
  ['Hörakustiker', 'medical'],
  ['Dauernachtwache', 'nursing'],
  ['Ärztlicher Gutachter', 'doctors'],
  ['Lebensmittelpunkt', undefined],
  ['Praktikum (m/w/d)', undefined],
  ['Werkstudent IT', 'administration'],
  ['Ausbildung Koch', 'administration'],
  ['Praktikum Physiotherapie', 'medical'],
  ['Pflegepraktikum', 'nursing'],
  ['Freiwilliges Soziales Jahr', 'nursing'],
  ['Ausbildung Pflegefachkraft', 'nursing'],
])('the category of „%s“ is %s', (title, category) => {
  expect(contentOf({ title }).category).toBe(category);
});

test.each(['bundesweit', 'Österreich', 'verschiedene Standorte', 'Remote', 'Homeoffice', 'nach Absprache'])(
  'the label „%s“ is no house of the employer',
  (label) => {
    expect(contentOf({ places: [feedPlace({ label })] }).location).toBeUndefined();
  },
);

test.each(['Zentrale', 'Haus A', 'Hessen'])('the label „%s“ means the address of the employer', (label) => {
  expect(contentOf({ places: [feedPlace({ label })] }).location).toMatchObject({ city: 'Kassel', country: 'DE' });
});

test('whoever works on demand has no weekly hours, whatever share a form asks for', () => {
  const workload = { min: 30, max: 30 };
  const onDemand = [
    { kind: 'other' as const, heading: null, html: '<p>Einsätze auf Abruf, ganz nach Ihren Wünschen.</p>' },
  ];
  expect(contentOf({ workload, employmentTypes: ['freelance'] }).hoursPerWeek).toBeNull();
  expect(contentOf({ workload, sections: onDemand }).hoursPerWeek).toBeNull();
  expect(contentOf({ workload }).hoursPerWeek).toEqual({ min: 11.5, max: 11.5 });
});

test.each(['London', 'Süddeutschland', 'Zentralschweiz', 'Umgebung Berlin', 'unterwegs', 'n.a.'])(
  'the label „%s“, which is no house, is no address',
  (label) => {
    expect(contentOf({ places: [feedPlace({ label })] }).location).toBeUndefined();
  },
);

test.each(['Ruhrgebiet', 'Bodensee', 'Schwarzwald', 'Allgäu'])('the area „%s“ is no town', (city) => {
  expect(contentOf({ places: [feedPlace({ city, label: city })] }).location).toBeUndefined();
});
