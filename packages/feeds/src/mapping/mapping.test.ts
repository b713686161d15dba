import { feedMappingSchema } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import { expect, test } from 'vitest';
import { entriesOf, inPieces, jobsOf, sampleOf } from '../adapters/read-sample.fixture.ts';
import { listElements } from './list-elements.ts';
import { proposeMapping } from './propose-mapping.ts';

const ITEM = 'stellen/stellenangebot';
const listSample = (name: string, item: string) => listElements(inPieces(sampleOf(name)), { item });

test('every element below the item is listed with its count, its samples and the words of a list', async () => {
  const list = await listSample('unknown.xml', ITEM);
  expect(list).toMatchObject({ items: 3, isComplete: true, problem: null });
  expect(list.elements.map(({ path }) => path)).toEqual([
    '@ref',
    'bezeichnung',
    'anzeigentext',
    'einsatzort',
    'einsatzort/plz',
    'einsatzort/ort_bez',
    'arbeitszeit_modell',
    'verguetung',
    'gueltig_bis',
    'link',
    'buchungskreis',
  ]);
  expect(list.elements.find(({ path }) => path === 'einsatzort')).toMatchObject({ isGroup: true, items: 0 });
  expect(list.elements.find(({ path }) => path === 'einsatzort/plz')).toMatchObject({
    depth: 1,
    items: 3,
    samples: ['50735', '50733'],
    values: [
      { value: '50735', count: 2 },
      { value: '50733', count: 1 },
    ],
  });
  expect(list.samples[2]?.values[0]).toEqual({ path: '@ref', value: 'MFA-2026-007' });
  expect(list.samples[2]?.line).toBe(30);
});

test('names and texts together propose a field for each element they fit', async () => {
  const { proposals, mapping } = proposeMapping(await listSample('unknown.xml', ITEM));
  const said = Object.fromEntries(proposals.map(({ field, path, certainty }) => [field, [path, certainty]]));
  expect(said).toMatchObject({
    externalId: ['@ref', 'sure'],
    title: ['bezeichnung', 'sure'],
    text: ['anzeigentext', 'sure'],
    place: ['einsatzort/ort_bez', 'sure'],
    postalCode: ['einsatzort/plz', 'sure'],
    employmentType: ['arbeitszeit_modell', 'sure'],
    pay: ['verguetung', 'sure'],
    expiresAt: ['gueltig_bis', 'sure'],
    url: ['link', 'sure'],
  });
  expect(Object.values(said).map(([path]) => path)).not.toContain('buchungskreis');
  expect(mapping.fields.employmentType?.translations).toEqual({ VZ: 'full_time', 'VZ/TZ': 'both', TZ: 'part_time' });
  expect(feedMappingSchema.parse(mapping)).toEqual(mapping);
});

test('a proposed mapping reads the feed', async () => {
  const { mapping } = proposeMapping(await listSample('unknown.xml', ITEM));
  const entries = await entriesOf(sampleOf('unknown.xml'), { as: { mapping } });
  expect(jobsOf(entries)).toMatchObject([
    {
      externalId: 'AUS-2026-118',
      title: 'Ausbildung Pflegefachfrau/-mann (m/w/d)',
      employmentTypes: ['full_time'],
      places: [{ city: 'Köln-Nippes', postalCode: '50735' }],
      pay: { min: 1415.69, period: null },
      expiresAt: '2027-03-31',
      url: 'https://rheinhoehe-portal.example/stelle/118',
    },
    { employmentTypes: ['both'] },
    { employmentTypes: ['part_time'] },
  ]);
  const [first] = entries.filter((entry) => entry.kind === 'job');
  expect(first?.source.elementOf('place')).toBe('einsatzort/ort_bez');
  expect(first?.source.excerptAt(first.source.lineOf('place'))[1]?.text).toContain('<ort_bez>Köln-Nippes</ort_bez>');
});

test('JSON is mapped by the same paths', async () => {
  const { mapping, proposals } = proposeMapping(await listSample('unknown.json', '$/stellen'));
  expect(proposals.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['externalId', 'title', 'text', 'place', 'postalCode', 'employmentType']),
  );
  expect(jobsOf(await entriesOf(sampleOf('unknown.json'), { as: { mapping } }))).toMatchObject([
    { externalId: 'P-1', title: 'Pflegehelfer (m/w/d)', places: [{ city: 'Kiel' }], employmentTypes: ['part_time'] },
    { externalId: 'P-2', employmentTypes: ['full_time'] },
  ]);
});

test('several elements are joined, a constant fills in, words are translated in any case', async () => {
  const mapping = feedMappingSchema.parse({
    item: 'a/b',
    fields: {
      externalId: { elements: ['@nr'] },
      title: { elements: ['was', 'wo'], separator: ', ' },
      text: { elements: ['eins', 'zwei'], separator: '\n' },
      place: { constant: 'Wien' },
      country: { constant: 'AT' },
      employmentType: { elements: ['z'], translations: { ganz: 'full_time' } },
      payPeriod: { constant: 'month' },
      pay: { elements: ['geld'] },
    },
  });
  const feed = `<a><b nr="1"><was>MFA</was><wo>Ambulanz</wo><eins>&lt;p&gt;A&lt;/p&gt;</eins><zwei><p>B</p></zwei><z>GANZ</z><geld>2.900</geld></b>
    <b nr="2"><was>Hebamme</was><z>anders</z></b></a>`;
  const [one, two] = jobsOf(await entriesOf(feed, { as: { mapping } }));
  expect(one).toMatchObject({
    externalId: '1',
    title: 'MFA, Ambulanz',
    sections: [{ html: '<p>A</p>\n<p>B</p>' }],
    places: [{ city: 'Wien', country: 'AT' }],
    employmentTypes: ['full_time'],
    pay: { min: 2900, period: 'month' },
  });
  expect(two).toMatchObject({ title: 'Hebamme', unread: [{ field: 'employmentType', value: 'anders' }], sections: [] });
});

test('a mapping does not read a document of another shape', async () => {
  const mapping = feedMappingSchema.parse({ item: 'a/b', fields: {} });
  const entries = await entriesOf('<c><b/></c>', { as: { mapping } });
  expect(entries[0]).toMatchObject({ kind: 'problem', code: 'unexpected_root', detail: 'c' });
});

test('elements whose names only contain an alias, and addresses of others, are not proposed before the right ones', async () => {
  const stelle = (at: number) =>
    `<stelle><nr>${at}</nr><titel>Hebamme</titel><kontakt><ort>Bonn</ort><plz>53111</plz></kontakt><arbeitsort>Köln</arbeitsort><anzeige_start>2026-11-0${at}</anzeige_start><oeffnungsstunden>40</oeffnungsstunden><bonus_gehalt>1500</bonus_gehalt></stelle>`;
  const xml = Buffer.from(`<stellen>${[1, 2, 3].map(stelle).join('')}</stellen>`);
  const { mapping } = proposeMapping(await listElements([xml], { item: 'stellen/stelle' }));
  const { place, startsOn, hours, pay } = mapping.fields;
  expect([place?.elements, startsOn, hours, pay]).toEqual([['arbeitsort'], undefined, undefined, undefined]);
});

const elementsOf = (fields: readonly string[]) =>
  [0, 1, 2].map(
    (at) =>
      `<job>${fields.map((field) => field.replaceAll('#', String(at))).join('')}<bezeichnung>MFA ${at}</bezeichnung></job>`,
  );
const proposedFor = async (...fields: string[]) => {
  const document = new TextEncoder().encode(`<liste>${elementsOf(fields).join('')}</liste>`);
  const { proposals } = proposeMapping(await listElements([document], { item: 'liste/job' }));
  return proposals.map(({ field }) => field);
};

test.each([
  ['a number that nothing calls a postcode', '<kennziffer>3410#</kennziffer>', 'postalCode'],
  ['hours of an office', '<office_hours>3#</office_hours>', 'hours'],
  ['overtime', '<ueberstunden>2#</ueberstunden>', 'hours'],
  ['a share of work from home', '<homeoffice_prozent>4#</homeoffice_prozent>', 'workloadMin'],
  ['the pay for journeys', '<fahrtkostenverguetung>30#</fahrtkostenverguetung>', 'pay'],
  ['the address of a logo', '<logolink>https://a.example/#.png</logolink>', 'url'],
  ['one address in all items', '<mehr>https://a.example/</mehr>', 'url'],
  ['the address for privacy', '<datenschutz_email>d#@a.example</datenschutz_email>', 'applyEmail'],
  ['the days of the ad', '<start_date>2026-11-0#</start_date><end_date>2026-12-2#</end_date>', 'startsOn'],
])('%s is proposed for nothing', async (_, element, field) => {
  expect(await proposedFor(element)).not.toContain(field);
});

test('a begin that is named for the job is its own', async () => {
  expect(await proposedFor('<arbeitsbeginn>2027-01-1#</arbeitsbeginn>', '<end_date>2027-02-1#</end_date>')).toContain(
    'startsOn',
  );
});

const listXml = (xml: string, item: string) => listElements([Buffer.from(xml)], { item });
const vacancy = (role: string, where: string) =>
  `<vacancy><v1>${role}</v1><v2>${where}</v2><v3>&lt;p&gt;Unser Haus liegt mitten in der Stadt und hat 120 Betten.&lt;/p&gt;</v3><v4>&lt;ul&gt;&lt;li&gt;30 Wochenstunden&lt;/li&gt;&lt;/ul&gt;</v4><kontaktblock>&lt;p&gt;Frau Weber beantwortet Ihre Fragen gern am Telefon.&lt;/p&gt;</kontaktblock></vacancy>`;

test('title and place are proposed by their texts where no name leads to them', async () => {
  const xml = `<all>${vacancy('Pflegefachkraft (m/w/d)', 'Ulm')}${vacancy('Oberarzt Neurologie', 'Kempten')}</all>`;
  const list = await listXml(xml, 'all/vacancy');
  const { fields } = proposeMapping(list, { isTown: (name) => ['Ulm', 'Kempten'].includes(name) }).mapping;
  expect(fields.title?.elements).toEqual(['v1']);
  expect(fields.place?.elements).toEqual(['v2']);
  expect(proposeMapping(list).mapping.fields.place).toBeUndefined();
});

test('the text has all long elements that no other field has, except those of a contact', async () => {
  const xml = `<all>${vacancy('Pflegefachkraft (m/w/d)', 'Ulm')}${vacancy('Oberarzt Neurologie', 'Kempten')}</all>`;
  const { fields } = proposeMapping(await listXml(xml, 'all/vacancy')).mapping;
  expect(fields.text?.elements.toSorted()).toEqual(['v3', 'v4']);
});
