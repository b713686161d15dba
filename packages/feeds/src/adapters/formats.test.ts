import { expect, test } from 'vitest';
import type { FeedFormat } from '../feed-job.ts';
import { entriesOf, jobsOf, sampleOf } from './read-sample.fixture.ts';

const read = (name: string, format: FeedFormat, size?: number) => entriesOf(sampleOf(name), { as: { format } }, size);
const firstJob = async (name: string, format: FeedFormat) => jobsOf(await read(name, format))[0];
const kindsOf = (job: { sections: { kind: string }[] } | undefined) => job?.sections.map(({ kind }) => kind);

test.each<[string, FeedFormat]>([
  ['personio.xml', 'personio'],
  ['indeed.xml', 'indeed'],
  ['hr-ba-full.xml', 'hr-ba'],
  ['hr-xml.xml', 'hr-xml'],
  ['linkedin.xml', 'linkedin'],
  ['jobcloud.xml', 'jobcloud'],
  ['xing.xml', 'xing'],
  ['recruitee.xml', 'recruitee'],
  ['recruitee.json', 'recruitee'],
  ['erecruiter.xml', 'erecruiter'],
  ['absolventa.xml', 'absolventa'],
  ['rss.xml', 'rss'],
  ['atom.xml', 'rss'],
  ['softgarden.json', 'softgarden'],
  ['dvinci.json', 'dvinci'],
  ['smartrecruiters.json', 'smartrecruiters'],
  ['json-ld.html', 'json-ld'],
])('%s reads the same however it is cut into pieces', async (name, format) => {
  const whole = await read(name, format, 1_000_000);
  expect(whole.at(-1)).toMatchObject({ isComplete: true });
  expect(jobsOf(whole).length).toBeGreaterThan(0);
  for (const size of [1, 7, 100]) expect(jobsOf(await read(name, format, size))).toEqual(jobsOf(whole));
});

test('HR-BA-XML states how it was loaded, and its text has its paragraphs', async () => {
  const entries = await read('hr-ba-full.xml', 'hr-ba');
  expect(entries[0]).toMatchObject({ kind: 'header', load: 'full', expectedItems: 1, publisher: 'V000012345' });
  expect(jobsOf(entries)[0]).toMatchObject({
    externalId: '2026-0815',
    title: 'Altenpflegerin/Altenpfleger (m/w/d) im Nachtdienst',
    employerName: 'Seniorenzentrum Lindenhof',
    places: [{ city: 'Dresden', postalCode: '01069', street: 'Lindenstr. 4', country: 'DE' }],
    contact: { name: 'Sabine Krüger', email: 'bewerbung@lindenhof.example', phone: '49 351 5550123' },
    contract: 'fixed_term',
    employmentTypes: ['part_time'],
    postedAt: '2026-11-01',
    expiresAt: '2027-01-31',
    startsOn: '2027-01-01',
    updatedAt: '2026-11-15T10:00:00',
    keywords: ['Wundmanagement'],
    sections: [
      {
        kind: 'other',
        html: '<p>Wir suchen Sie für den Nachtdienst.</p><p>Sie arbeiten sieben Nächte am Stück und haben danach sieben frei.</p>',
      },
    ],
  });
});

test('a difference of HR-BA-XML names what is gone', async () => {
  const entries = await read('hr-ba-difference.xml', 'hr-ba');
  expect(entries[0]).toMatchObject({ kind: 'header', load: 'difference' });
  expect(entries.slice(1)).toMatchObject([
    { kind: 'deletion', externalId: '2026-0700', line: 11 },
    { kind: 'deletion', externalId: '2026-0701', line: 12 },
    { kind: 'end', isComplete: true },
  ]);
});

test('HR-XML has its days in attributes and its texts by name', async () => {
  const job = await firstJob('hr-xml.xml', 'hr-xml');
  expect(job).toMatchObject({
    externalId: '4711',
    title: 'Oberärztin/Oberarzt (m/w/d) Innere Medizin',
    url: 'https://stellen.kreisklinik.example/4711',
    employerName: 'Kreisklinik Ebersberg',
    postedAt: '2026-11-01',
    expiresAt: '2026-12-24',
    places: [{ city: 'Ebersberg', postalCode: '85560', street: 'Klinikstraße 12a', country: 'DE' }],
    sections: [
      { kind: 'tasks', heading: 'Aufgaben', html: '<p>Leitung der Endoskopie.</p>' },
      { kind: 'profile', heading: 'Anforderungen' },
    ],
  });
});

test("LinkedIn's days begin with the month", async () => {
  const entries = await read('linkedin.xml', 'linkedin');
  expect(entries[0]).toMatchObject({ expectedItems: 1, publisher: 'Spital am See' });
  expect(jobsOf(entries)[0]).toMatchObject({
    externalId: 'SAS-204',
    postedAt: '2026-11-03',
    expiresAt: '2027-02-01',
    employmentTypes: ['part_time'],
    experienceLevel: 'entry',
    remote: 'onsite',
    pay: { min: 6300, max: 7600, currency: 'CHF', period: 'month' },
    places: [{ city: 'Zürich', postalCode: '8006', country: 'CH' }],
    keywords: ['Notfallpflege', 'Triage'],
    contact: { email: 'personal@spital-am-see.example' },
  });
});

test("JobCloud's percentages go from one element to the other, and its umlauts are Latin-1", async () => {
  const [range, single] = jobsOf(await read('jobcloud.xml', 'jobcloud'));
  expect(range).toMatchObject({
    externalId: 'KSB-88',
    title: 'Fachfrau/-mann Gesundheit EFZ, 60–80 %',
    workload: { min: 60, max: 80 },
    employmentTypes: ['part_time'],
    contract: 'permanent',
    applyUrl: 'https://jobs.kantonsspital.example/88',
    places: [{ region: 'Zürich / Schaffhausen', country: 'CH', city: null }],
    language: 'de',
  });
  expect(single).toMatchObject({
    workload: { min: 100, max: 100 },
    employmentTypes: ['full_time'],
    contract: 'fixed_term',
    applyEmail: 'bewerbung@kantonsspital.example',
    language: 'de',
  });
});

test('XING has its texts in a template and several places', async () => {
  const job = await firstJob('xing.xml', 'xing');
  expect(kindsOf(job)).toEqual(['about', 'tasks', 'profile']);
  expect(job?.places.map(({ city }) => city)).toEqual(['Münster', 'Osnabrück']);
  expect(job).toMatchObject({ applyUrl: 'https://karriere.sankt-anna.example/31', keywords: ['Controlling'] });
});

test('Recruitee is trimmed in XML and whole in JSON', async () => {
  const xml = await firstJob('recruitee.xml', 'recruitee');
  expect(xml).toMatchObject({
    externalId: '990017',
    title: 'Medizinische Fachangestellte (m/w/d)',
    employerName: 'MVZ Elbufer',
    places: [{ city: 'Hamburg', postalCode: '22765', country: 'DE', street: 'Elbchaussee 5' }],
    remote: 'onsite',
    sections: [{ html: '<p>Empfang und Assistenz.</p>' }],
  });
  const json = await firstJob('recruitee.json', 'recruitee');
  expect(json).toMatchObject({
    externalId: '990017',
    employmentTypes: ['part_time'],
    contract: 'permanent',
    hoursPerWeek: { min: 20, max: 30 },
    pay: { min: 2900, max: 3300, currency: 'EUR', period: 'month' },
    postedAt: '2026-11-09T09:30:00.000Z',
    expiresAt: null,
    places: [{ label: 'Praxis Altona', city: 'Hamburg', street: 'Elbchaussee 5' }],
    keywords: ['Praxis', 'MFA'],
  });
  expect(kindsOf(json)).toEqual(['tasks', 'profile']);
});

test('eRecruiter dates in the German way and names a contact', async () => {
  const job = await firstJob('erecruiter.xml', 'erecruiter');
  expect(job).toMatchObject({
    externalId: '3301',
    postedAt: '2026-11-12',
    places: [{ label: 'Gmunden' }],
    contact: { name: 'Mag. Eva Huber', email: 'eva.huber@lkh-traunsee.example' },
  });
  expect(kindsOf(job)).toEqual(['about', 'tasks', 'profile', 'offer', 'other']);
});

test('Absolventa has a place of its own and more in a list', async () => {
  const job = await firstJob('absolventa.xml', 'absolventa');
  expect(job?.places.map(({ postalCode }) => postalCode)).toEqual(['04103', '06120']);
  expect(job?.sections.map(({ heading }) => heading)).toEqual([
    'Die Klinik',
    'Ihre Aufgaben',
    'Ihr Profil',
    'Wir bieten',
  ]);
  expect(job).toMatchObject({ expiresAt: '2027-02-28', employmentTypes: ['full_time'] });
});

test('RSS uses the longer text and fields of any namespace, Atom the link that is a page', async () => {
  expect(await firstJob('rss.xml', 'rss')).toMatchObject({
    externalId: 'hep-5',
    url: 'https://diakonie-nordhausen.example/stellen/5?a=1&b=2',
    employerName: 'Diakonie Nordhausen',
    places: [{ city: 'Nordhausen', postalCode: '99734' }],
    sections: [{ html: '<p>Wohnheim mit 24 Plätzen.</p>' }],
    postedAt: '2026-11-10T08:00:00.000Z',
  });
  expect(await firstJob('atom.xml', 'rss')).toMatchObject({
    externalId: 'urn:stelle:12',
    url: 'https://rettung.example/stellen/12',
    postedAt: '2026-11-12T07:00:00.000Z',
    updatedAt: '2026-11-14T07:00:00.000Z',
    keywords: ['Rettungsdienst'],
    sections: [{ html: '<p>Wache Süd.</p>' }],
  });
});

test('softgarden writes a dash where it has no street', async () => {
  const entries = await read('softgarden.json', 'softgarden');
  expect(entries[0]).toMatchObject({ expectedItems: 1 });
  expect(jobsOf(entries)[0]).toMatchObject({
    externalId: '55',
    employmentTypes: ['both'],
    employerName: 'Klinikum am Main',
    expiresAt: '2027-01-05T22:59:00.000Z',
    places: [{ street: null, city: 'Würzburg', postalCode: '97070', country: 'DE' }],
  });
});

test('d.vinci was posted when its opening was made', async () => {
  const job = await firstJob('dvinci.json', 'dvinci');
  expect(job).toMatchObject({
    externalId: '812',
    title: 'Ergotherapeut (m/w/d)',
    postedAt: '2026-11-03T09:00:00.000Z',
    expiresAt: '2026-12-15',
    startsOn: '2027-01-01',
    employmentTypes: ['both'],
    contract: 'permanent',
    pay: { text: 'nach TVöD' },
    reference: 'ERG-26',
    places: [{ label: 'Klinik am See', city: 'Bad Waldsee', postalCode: '88339', country: 'DE' }],
  });
  expect(kindsOf(job)).toEqual(['about', 'tasks', 'profile', 'offer', 'other']);
});

test('SmartRecruiters has its texts in a second document', async () => {
  const listed = await firstJob('smartrecruiters.json', 'smartrecruiters');
  expect(listed).toMatchObject({
    externalId: '744000012345',
    url: 'https://jobs.smartrecruiters.com/KlinikWien/744000012345',
    detailUrl: 'https://api.smartrecruiters.com/v1/companies/KlinikWien/postings/744000012345',
    sections: [],
    places: [{ city: 'Wien', country: 'AT', postalCode: '1100' }],
    employmentTypes: ['full_time'],
    experienceLevel: 'entry',
  });
  const detail = jobsOf(
    await entriesOf(sampleOf('smartrecruiters-detail.json'), { as: { detail: 'smartrecruiters' } }),
  )[0];
  expect(detail?.sections).toMatchObject([
    { kind: 'about', heading: 'Wir' },
    { kind: 'tasks', html: '<p>CT und MRT.</p>' },
    { kind: 'profile' },
  ]);
});

test('a page describes its job in a graph, with line breaks that JSON forbids', async () => {
  const options = { as: { format: 'json-ld' }, url: 'https://stadtspital.example/jobs/301' } as const;
  const entries = await entriesOf(sampleOf('json-ld.html'), options);
  expect(jobsOf(entries)).toHaveLength(1);
  expect(jobsOf(entries)[0]).toMatchObject({
    externalId: '301',
    title: 'Stationsleitung Chirurgie (m/w/d)',
    url: 'https://stadtspital.example/jobs/301',
    employerName: 'Stadtspital',
    employmentTypes: ['full_time'],
    pay: { min: 96000, max: 118000, currency: 'CHF', period: 'year' },
    places: [
      { city: 'Basel', postalCode: '4031', country: 'CH' },
      { city: 'Riehen', postalCode: '4125', country: 'CH' },
    ],
  });
  expect(kindsOf(jobsOf(entries)[0])).toEqual(['other', 'tasks', 'profile', 'offer']);
  expect(entries.find(({ kind }) => kind === 'job')).toMatchObject({ source: { line: 6 } });
});

const POSTING = { '@type': 'JobPosting', title: 'MFA', jobLocation: { address: { addressLocality: 'Ulm' } } };
test.each([
  ['alone', POSTING],
  ['in an array', [{ '@type': 'WebSite' }, POSTING]],
  ['in a graph', { '@graph': [POSTING] }],
  ['in a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }],
  ['with several types', { ...POSTING, '@type': ['Thing', 'JobPosting'] }],
  ['with a whole address as its type', { ...POSTING, '@type': 'https://schema.org/JobPosting' }],
])('a posting is found %s', async (_, data) => {
  const page = `<html><body><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`;
  const as = { format: 'json-ld' } as const;
  expect(jobsOf(await entriesOf(page, { as }))).toMatchObject([{ title: 'MFA', places: [{ city: 'Ulm' }] }]);
  expect(jobsOf(await entriesOf(JSON.stringify(data), { as }))).toMatchObject([{ title: 'MFA' }]);
});

test('a sitemap lists pages, and only those of the web', async () => {
  const entries = await entriesOf(sampleOf('sitemap.xml'), { as: { sitemap: true } });
  expect(entries.filter(({ kind }) => kind === 'page')).toEqual([
    { kind: 'page', url: 'https://stadtspital.example/jobs/301', modifiedAt: '2026-11-10', isSitemap: false, line: 3 },
    { kind: 'page', url: 'https://stadtspital.example/jobs/302', modifiedAt: null, isSitemap: false, line: 4 },
  ]);
});
