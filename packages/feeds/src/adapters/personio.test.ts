import { expect, test } from 'vitest';
import { entriesOf, jobsOf, sampleOf } from './read-sample.fixture.ts';

const AS = { as: { format: 'personio' }, url: 'https://reha-koeln.jobs.personio.de/xml?language=de' } as const;

test('every field of a position is read, its name and not that of a description', async () => {
  const entries = await entriesOf(sampleOf('personio.xml'), AS);
  const [job] = jobsOf(entries);
  expect(job).toMatchObject({
    externalId: '1226329',
    title: 'Physiotherapeutin/Physiotherapeut (m/w/d)',
    employerName: 'Ambulante Reha Köln',
    department: 'Physiotherapie',
    url: 'https://reha-koeln.jobs.personio.de/job/1226329',
    employmentTypes: ['both'],
    contract: 'permanent',
    remote: 'onsite',
    experienceLevel: 'mid',
    pay: { min: 3250, max: 3780, currency: 'EUR', period: 'month', text: null },
    postedAt: '2026-10-21T15:49:07.000Z',
    keywords: ['Physiotherapie', 'Reha', 'Köln', 'physical_therapist'],
    unread: [],
  });
  expect(job?.places.map(({ label }) => label)).toEqual(['Köln-Deutz', 'Bergisch Gladbach']);
  expect(job?.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['tasks', 'Ihre Aufgaben'],
    ['profile', 'Ihr Profil'],
    ['offer', 'Das bieten wir'],
  ]);
  expect(job?.sections[0]?.html).toContain('Operationen & Unfällen');
  expect(entries.at(-1)).toMatchObject({ kind: 'end', isComplete: true, items: 2 });
});

test('a position with an empty office and no descriptions is read, and the line of the office is known', async () => {
  const entry = (await entriesOf(sampleOf('personio.xml'), AS)).filter(({ kind }) => kind === 'job')[1];
  if (entry?.kind !== 'job') throw new Error('no second job');
  expect(entry.job).toMatchObject({ externalId: '1226341', places: [], sections: [], experienceLevel: 'executive' });
  const { source } = entry;
  const line = source.lineOf('place');
  expect(source.elementOf('place')).toBe('office');
  expect(source.excerptAt(line)).toEqual([
    { line: line - 1, text: '    <subcompany>Ambulante Reha Köln</subcompany>' },
    { line, text: '    <office></office>' },
    { line: line + 1, text: '    <department>Ergotherapie</department>' },
  ]);
});

test('a single position is one job', async () => {
  const entries = await entriesOf('<workzag-jobs><position><id>1</id><name>MFA</name></position></workzag-jobs>', AS);
  expect(jobsOf(entries)).toHaveLength(1);
});

test('the marketing page of an account that does not exist is not mistaken for a feed without positions', async () => {
  const entries = await entriesOf('<!DOCTYPE html><html><body>Personio</body></html>', AS);
  expect(entries.map((entry) => (entry.kind === 'problem' ? entry.code : entry.kind))).toEqual(['html', 'end']);
  expect(entries.at(-1)).toMatchObject({ isComplete: false });
});
