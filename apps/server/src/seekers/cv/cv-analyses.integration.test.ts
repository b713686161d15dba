import { deleteExpiredFiles } from '@stellenvisite/core/platform/files/delete-expired-files';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { runAnalysis } from '@stellenvisite/core/seekers/cv/run-analysis';
import { deleteExpiredAnalyses } from '@stellenvisite/core/seekers/cv/start-analysis';
import { aiBudgets, aiUsage } from '@stellenvisite/db/schema/assistant/emma';
import { files } from '@stellenvisite/db/schema/platform/files';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { docx, jpeg, PDF, zip } from '../../platform/files/sample-files.fixture.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { startAiProvider } from '../../testing/start-ai-provider.ts';

let now = NOW;
const provider = await startAiProvider();
const env = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'm' };
const { app, database, services } = await buildTestApp({ now: () => now, env });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
await createJob(db, await createEmployer(db), { title: 'Pflegefachkraft (m/w/d)', category: 'nursing' });
// Jobs are classified when they are first searched.
await app.inject('/api/jobs');
await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const background = () => createContext(services);

const CV = `Jana Albrecht
Pflegefachfrau
10115 Berlin
Geboren am 12.03.1994
Berufserfahrung
04/2021 – heute\tPflegefachfrau, Innere Medizin, Universitätsklinikum Lindenthal
10/2019 – 03/2021\tPflegefachfrau, IMC, Ev. Stift Marienwerth
Sprachen
Deutsch (Muttersprache), Polnisch B2`;

beforeEach(async () => {
  now = NOW;
  for (const table of [cvAnalyses, files, seekerProfiles, seekerProfileChanges]) await db.delete(table);
  await anna.call('PATCH', '/api/emma/settings', { isOn: true });
});

async function send(content: Buffer, name: string, as = anna): Promise<string> {
  const boundary = 'grenze';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files?purpose=analysis',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${as.token}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function analyse(content: Buffer, name: string) {
  const fileId = await send(content, name);
  const started = await anna.call('POST', '/api/profile/analyses', { fileId });
  expect(started.json()).toMatchObject({ state: 'queued', file: { id: fileId }, fields: [] });
  await runAnalysis(background(), started.json().id);
  return (await anna.call('GET', `/api/profile/analyses/${started.json().id}`)).json();
}

type Field = { id: string; found: { kind: string; value: unknown } };
const idOf = (fields: Field[], kind: string) => fields.find(({ found }) => found.kind === kind)?.id ?? '';

test('a CV is read, confirmed field by field, and only then in the profile', async () => {
  const analysis = await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  expect(analysis).toMatchObject({ state: 'done', failure: null, model: 'builtin', language: 'de', pageCount: 1 });
  expect(analysis.pages[0].lines[3]).toBeNull();
  expect(JSON.stringify(analysis)).not.toContain('1994');
  expect((await anna.call('GET', '/api/profile')).json().data.occupations).toEqual([]);

  const { id, fields } = analysis;
  const polish = fields.find(({ found }: Field) => (found.value as { language?: string }).language === 'pl');
  const changed = { kind: 'language', value: { language: 'pl', level: 'C1' } };
  await anna.call('PATCH', `/api/profile/analyses/${id}`, {
    decisions: [
      { fieldId: idOf(fields, 'occupation'), choice: 'take' },
      { fieldId: idOf(fields, 'experience'), choice: 'take' },
      { fieldId: polish.id, choice: 'change', changed },
      { fieldId: idOf(fields, 'specialty'), choice: 'skip' },
    ],
  });
  expect((await anna.call('GET', '/api/profile')).json().data.occupations).toEqual([]);
  expect((await anna.call('GET', '/api/profile/analyses')).json().items).toMatchObject([{ id, decided: 4 }]);

  const saved = await anna.call('POST', `/api/profile/analyses/${id}/save`);
  expect(saved.json().state).toBe('saved');
  const { data } = (await anna.call('GET', '/api/profile')).json();
  expect(data).toMatchObject({
    occupations: ['pflegefach'],
    specialties: [],
    experience: [
      { position: 'Pflegefachfrau', employer: 'Universitätsklinikum Lindenthal', from: '2021-04', to: null },
    ],
    languages: [{ language: 'pl', level: 'C1' }],
  });
  await anna.call('POST', `/api/profile/analyses/${id}/save`);
  expect((await anna.call('GET', '/api/profile')).json().data).toEqual(data);
});

test('jobs that fit come with their match before anything is saved', async () => {
  const { id: placeless } = await analyse(Buffer.from(CV.replace('10115 Berlin\n', '')), 'ohne-ort.txt');
  expect((await anna.call('GET', `/api/profile/analyses/${placeless}/jobs`)).json()).toEqual({
    items: [],
    total: 0,
    isPlaceKnown: false,
  });
  const { id } = await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  const { items, total } = (await anna.call('GET', `/api/profile/analyses/${id}/jobs`)).json();
  expect(total).toBeGreaterThan(0);
  expect(items[0]).toMatchObject({ job: { id: expect.any(String) }, score: expect.any(Number) });
  expect((await anna.call('GET', '/api/recommendations')).json().items ?? []).toEqual([]);
});

const wordDocument = (text: string) =>
  docx({
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://w"><w:body>${text
      .split('\n')
      .map((line) => `<w:p><w:r><w:t>${line.replace('\t', '</w:t><w:tab/><w:t>')}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

test('a Word document and a LinkedIn archive are read alike', async () => {
  const word = await analyse(await wordDocument(CV), 'Lebenslauf.docx');
  expect(word.fields.map(({ found }: Field) => found.kind)).toContain('experience');
  const archive = await zip({
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nKlinikum Nord,Hebamme,,Hamburg,Mar 2020,\n',
    'Profile.csv': 'First Name,Last Name,Birth Date,Headline\nMia,Muster,Jan 1,Hebamme\n',
    'Languages.csv': 'Name,Proficiency\nDeutsch,Native or bilingual proficiency\n',
  });
  const linkedIn = await analyse(archive, 'Basic_LinkedInDataExport.zip');
  expect(linkedIn.fields).toMatchObject([
    { found: { kind: 'occupation', value: 'hebamme' } },
    { found: { kind: 'specialty', value: 'obstetrics' } },
    { found: { kind: 'yearsOfExperience', value: expect.any(Number) } },
    { found: { value: { position: 'Hebamme', employer: 'Klinikum Nord', from: '2020-03', to: null } } },
    { found: { kind: 'language', value: { language: 'de', level: 'native' } } },
  ]);
});

test('place, years, driver’s licence and the file itself reach the profile', async () => {
  const text = `${CV}\nFührerschein: Klasse B, C1`;
  const { id, fields } = await analyse(await wordDocument(text), 'Lebenslauf.docx');
  const decisions = fields.map((field: Field) => ({ fieldId: field.id, choice: 'take' }));
  await anna.call('PATCH', `/api/profile/analyses/${id}`, { decisions });
  await anna.call('POST', `/api/profile/analyses/${id}/save`);
  const profile = (await anna.call('GET', '/api/profile')).json();
  expect(profile.data).toMatchObject({ location: 'Berlin', yearsOfExperience: expect.any(Number) });
  expect(profile.data.skills).toContain('Führerschein B, C1');
  expect(profile.files).toMatchObject([{ kind: 'cv', file: { name: 'Lebenslauf.docx' } }]);
  await anna.call('DELETE', `/api/profile/analyses/${id}`);
  expect((await anna.call('GET', '/api/profile')).json().files).toHaveLength(1);
});

test('what cannot be read says why, leaves profile and file alone, and can be tried again', async () => {
  const scanned = await analyse(await jpeg(), 'foto.jpg');
  expect(scanned).toMatchObject({ state: 'failed', failure: 'no_text', fields: [] });
  const empty = await analyse(PDF, 'leer.pdf');
  expect(empty.state).toBe('failed');
  const letter = await analyse(Buffer.from('Sehr geehrte Damen und Herren, anbei die Rechnung.'), 'brief.txt');
  expect(letter).toMatchObject({ state: 'failed', failure: 'nothing_found' });
  expect(await db.$count(files)).toBe(3);
  expect(await db.$count(seekerProfiles)).toBe(0);
  const again = await anna.call('POST', `/api/profile/analyses/${letter.id}/retry`);
  expect(again.json()).toMatchObject({ state: 'queued', failure: null });
  expect((await anna.call('POST', `/api/profile/analyses/${letter.id}/save`)).statusCode).toBe(409);
});

test('nobody sees the CV of another, and nobody can have another’s file read', async () => {
  const { id, file } = await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/jobs'],
    ['POST', '/save'],
    ['DELETE', ''],
  ] as const)
    expect((await bea.call(method, `/api/profile/analyses/${id}${path}`)).statusCode).toBe(404);
  expect((await bea.call('POST', '/api/profile/analyses', { fileId: file.id })).json().code).toBe('file.not_found');
});

test('a CV is read here and by no language model, whoever has one: it costs no tokens', async () => {
  provider.script();
  const { fields } = await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  expect(fields.length).toBeGreaterThan(0);
  expect([provider.requests.length, await db.$count(aiUsage), await db.$count(aiBudgets)]).toEqual([0, 0, 0]);
});

test('who has switched the AI off is not read by one', async () => {
  await anna.call('PATCH', '/api/emma/settings', { isOn: false });
  const fileId = await send(Buffer.from(CV), 'Lebenslauf.txt');
  const refused = await anna.call('POST', '/api/profile/analyses', { fileId });
  expect(refused.json()).toMatchObject({ status: 409, code: 'ai.switched_off' });
});

test('the same file is read once, is deleted with its analysis, and expires after thirty days', async () => {
  const { id, file } = await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  expect((await anna.call('POST', '/api/profile/analyses', { fileId: file.id })).json().id).toBe(id);
  expect((await anna.call('DELETE', `/api/profile/analyses/${id}`)).statusCode).toBe(204);
  now = new Date(NOW.getTime() + 1000);
  await deleteExpiredFiles(background());
  expect(await db.$count(files)).toBe(0);

  await analyse(Buffer.from(CV), 'Lebenslauf.txt');
  now = new Date(NOW.getTime() + 29 * 86_400_000);
  await deleteExpiredAnalyses(background());
  await deleteExpiredFiles(background());
  expect(await db.$count(cvAnalyses)).toBe(1);
  now = new Date(NOW.getTime() + 31 * 86_400_000);
  await deleteExpiredAnalyses(background());
  expect(await db.$count(cvAnalyses)).toBe(0);
});
