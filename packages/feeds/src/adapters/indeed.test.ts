import { expect, test } from 'vitest';
import { entriesOf, jobsOf, sampleOf } from './read-sample.fixture.ts';

const AS = { as: { format: 'indeed' } } as const;

test('all common fields are read', async () => {
  const entries = await entriesOf(sampleOf('indeed.xml'), AS);
  expect(entries[0]).toMatchObject({ kind: 'header', format: 'indeed', load: 'full', publisher: 'Klinikum Rheinhöhe' });
  expect(jobsOf(entries)[0]).toMatchObject({
    externalId: 'ITS-118',
    reference: '2026-118',
    title: 'Pflegefachkraft (m/w/d) Intensivstation',
    url: 'https://karriere.klinikum-rheinhoehe.example/?job=118&quelle=indeed',
    applyUrl: 'https://karriere.klinikum-rheinhoehe.example/bewerben/118',
    applyEmail: 'bewerbung@klinikum-rheinhoehe.example',
    employmentTypes: ['both'],
    experienceLevel: 'senior',
    postedAt: '2026-11-02T07:30:00.000Z',
    expiresAt: '2026-12-31',
    places: [
      { city: 'Köln', postalCode: '50733', street: 'Rheinhöhe 1', region: 'Nordrhein-Westfalen', country: 'DE' },
    ],
    pay: { min: null, text: '3.700–4.250 € brutto im Monat' },
  });
});

test('names are read in any case, and escaped HTML is HTML', async () => {
  const [, job] = jobsOf(await entriesOf(sampleOf('indeed.xml'), AS));
  expect(job).toMatchObject({
    externalId: 'GEB-7',
    url: 'https://karriere.klinikum-rheinhoehe.example/?job=7&quelle=indeed',
    employmentTypes: ['part_time'],
    places: [{ city: 'Köln', country: 'DE' }],
    sections: [{ kind: 'other', html: '<p>Kreißsaal mit 1.900 Geburten im Jahr.</p>' }],
  });
});

test("Jobrapido's days begin with the day", async () => {
  const [job] = jobsOf(await entriesOf(sampleOf('jobrapido.xml'), AS));
  expect(job).toMatchObject({
    externalId: 'AP-22',
    url: 'https://haus-am-muehlbach.example/stellen/22',
    places: [{ city: 'Freiburg im Breisgau' }],
    postedAt: '2026-11-05',
    expiresAt: '2026-12-31',
  });
});
