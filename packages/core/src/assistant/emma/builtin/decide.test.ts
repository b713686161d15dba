import { expect, test } from 'vitest';
import type { DialogueState } from '../turn.ts';
import { callIn, decideIn, EMPTY, LISTED, SEARCH, SHOWN } from './testing-dialogue.ts';

const PAID: DialogueState = { ...EMPTY, pay: { occupation: 'MFA', location: 'Kiel' } };
const PROPOSED: DialogueState = {
  ...LISTED,
  asked: 'alert',
  proposed: { kind: 'alert', search: SEARCH, frequency: 'daily' },
};

test.each([
  ['aber bitte gleich, nicht gesammelt', 'instant'],
  ['täglich wäre zu viel', 'weekly'],
  ['alle sieben tage genügt', 'weekly'],
  ['less often please', 'weekly'],
])('the frequency of an alert follows from any wording: %s', async (text, frequency) => {
  expect(await callIn(PROPOSED, text)).toMatchObject({ tool: 'createAlert', input: { location: 'Kiel', frequency } });
});

test('a place after a question about pay requests the pay there, and a request for jobs starts a search', async () => {
  expect(await callIn(PAID, 'Flensburg dagegen?')).toMatchObject({
    tool: 'salaryBand',
    input: { location: 'Flensburg' },
  });
  expect(await callIn(PAID, 'such mir solche Stellen')).toMatchObject({ tool: 'searchJobs', input: { q: 'MFA' } });
});

test('a number of the size of the wished pay is no postcode', async () => {
  expect(await callIn(LISTED, 'und wenn ich mit 3200 auskäme?')).toMatchObject({
    tool: 'searchJobs',
    input: { location: 'Kiel', salaryMin: 3200 },
  });
});

test('jobs are named by their place in the list, also in words, and by their town', async () => {
  expect(await callIn(LISTED, 'stell eins und drei gegenüber')).toMatchObject({ input: { jobIds: ['one', 'three'] } });
  expect(await callIn(LISTED, 'die in Plön genauer')).toMatchObject({ tool: 'getJob', input: { jobId: 'two' } });
});

test.each([
  ['was bekommen Azubis im zweiten Lehrjahr?', 'trainees'],
  ['wie viel Zuschlag gibt es an Feiertagen?', 'allowances'],
  ['bekommt man im öffentlichen Dienst Weihnachtsgeld?', 'extras'],
  ['wie wird Rufbereitschaft bezahlt?', 'on_call'],
])('what is paid by a rule is not taken from the market: %s', async (text, scale) => {
  expect(await callIn(EMPTY, text)).toMatchObject({ tool: 'salaryBand', input: { scale } });
});

test('a step is understood in words as well', async () => {
  expect(await callIn(EMPTY, 'P8, dritte Stufe, brutto?')).toMatchObject({ input: { grade: 'P8', step: 3 } });
});

test.each([
  ['kann man beim Klinikum Kassel gut arbeiten?', 'Klinikum Kassel'],
  ['meldet sich Asklepios in Bad Oldesloe bei Bewerbern?', 'Asklepios'],
  ['what is the Bethesda Spital like?', 'Bethesda Spital'],
])('an employer is found by its name: %s', async (text, name) => {
  const called = await callIn(EMPTY, text);
  expect(called?.tool).toBe('employerInfo');
  expect(called?.input.name).toContain(name);
});

test.each([
  'niemandem würde auffallen, wenn es mich nicht mehr gäbe',
  'i have saved up pills and do not want to wake up any more',
])('whoever may be in danger is given numbers at once: %s', async (text) => {
  const { say, calls } = await decideIn(EMPTY, text);
  expect(say).toContain('0800 111 0 111');
  expect(calls).toEqual([]);
});

test.each([
  ['mein Bruder ist vorige Woche gestorben', 'Beileid'],
  ['ein Bewohner hat mich gewürgt', '110'],
])('does not ask for wishes after a bereavement or an attack: %s', async (text, words) => {
  const { say, ask } = await decideIn(EMPTY, text);
  expect(say).toContain(words);
  expect(ask).toBeUndefined();
});

test('what would help most is taken up where it names no filter', async () => {
  const { say } = await decideIn({ ...EMPTY, asked: 'relief' }, 'etwas ohne Heben');
  expect(say).toContain('darauf achte ich');
});

test('a no before a wish corrects it, and numbers change what they count', async () => {
  const early: DialogueState = { ...LISTED, search: { ...SEARCH, shift: ['early'], maxNights: 8 } };
  expect(await callIn(early, 'nein, Spätdienst')).toMatchObject({ input: { shift: ['late'] } });
  expect(await callIn(early, 'doch lieber 5')).toMatchObject({ input: { maxNights: 5 } });
});

test('a field named after an occupation narrows it where the category is wide', async () => {
  const therapy: DialogueState = { ...LISTED, search: { q: 'Ergotherapeut', location: 'Kiel' } };
  expect(await callIn(therapy, 'am liebsten in der Geriatrie')).toMatchObject({
    input: { q: expect.stringMatching(/Ergo.*Geriatrie/u), location: 'Kiel' },
  });
});

test('two jobs named together are saved together, and "the second too" repeats what was done', async () => {
  expect((await decideIn(LISTED, 'merk dir eins und drei')).calls.map(({ input }) => input.jobId)).toEqual([
    'one',
    'three',
  ]);
  const saved: DialogueState = { ...LISTED, focus: SHOWN[0] ?? null, lastJobTool: 'saveJob' };
  expect(await callIn(saved, 'die zweite auch')).toMatchObject({ tool: 'saveJob', input: { jobId: 'two' } });
});

test.each([
  ['und die danach?', 'three'],
  ['die davor nochmal', 'one'],
  ['the next one', 'three'],
])('a job is named by its place next to the open one: %s', async (text, jobId) => {
  const open: DialogueState = { ...LISTED, focus: SHOWN[1] ?? null, lastJobTool: 'getJob' };
  expect(await callIn(open, text)).toMatchObject({ tool: 'getJob', input: { jobId } });
});

test('a number alone opens a job of the list, a noun alone asks about the open one', async () => {
  expect(await callIn(LISTED, '3')).toMatchObject({ tool: 'getJob', input: { jobId: 'three' } });
  const open: DialogueState = { ...LISTED, focus: SHOWN[0] ?? null, lastJobTool: 'getJob' };
  expect(await decideIn(open, 'Urlaub?')).toMatchObject({ aspect: 'vacation', calls: [{ input: { jobId: 'one' } }] });
  expect(await decideIn(open, 'wann ist einsendeschluss?')).toMatchObject({ aspect: 'deadline' });
});

test('why a job fits no better is explained again', async () => {
  const explained: DialogueState = { ...LISTED, focus: SHOWN[0] ?? null, lastJobTool: 'explainMatch' };
  expect(await callIn(explained, 'wieso nur so wenig?')).toMatchObject({
    tool: 'explainMatch',
    input: { jobId: 'one' },
  });
});

test.each([
  ['was kriegt eine MTR in Kassel und gibt es da offene Stellen?', ['salaryBand', 'searchJobs']],
  ['Logopädin in Fulda, was ist da frei und wie viel verdient man?', ['searchJobs', 'salaryBand']],
  ['MFA in Gera. Und muss ich ein Anschreiben mitschicken?', ['searchJobs', 'helpArticle']],
  ['Wo stehen meine Bewerbungen und was liegt auf meiner Merkliste?', ['myApplications', 'savedJobs']],
])('two questions get two answers: %s', async (text, tools) => {
  expect((await decideIn(EMPTY, text)).calls.map(({ tool }) => tool)).toEqual(tools);
});

test.each(['Ich bin MFA aus Ulm und suche Teilzeit', 'Pflege in Köln, und zwar nur tagsüber'])(
  'one question gets one answer: %s',
  async (text) => {
    expect((await decideIn(EMPTY, text)).calls.map(({ tool }) => tool)).toEqual(['searchJobs']);
  },
);

test.each([
  ['sind 2900 für eine MFA in Kiel in Ordnung?', { occupation: 'MFA', location: 'Kiel' }],
  ['is 48k decent for a physiotherapist in Kiel?', { location: 'Kiel' }],
  ['gibt es an Silvester extra Geld?', { scale: 'allowances' }],
  ['Feiertagszuschlag Klinik', { scale: 'allowances' }],
  ['was verdienen Pflegeazubis?', { scale: 'trainees' }],
])('an amount in a question for pay is neither a place nor a wish: %s', async (text, input) => {
  expect(await callIn(EMPTY, text)).toMatchObject({ tool: 'salaryBand', input });
});

test('pay in two places is answered for both', async () => {
  const { calls } = await decideIn(EMPTY, 'Was verdient eine Hebamme in Kiel und in Lübeck?');
  expect(calls.map(({ input }) => input.location)).toEqual(['Kiel', 'Lübeck']);
});

test('a step or a grade above or below the last one is read', async () => {
  const graded: DialogueState = { ...EMPTY, pay: { grade: 'P8', step: 4 } };
  expect(await callIn(graded, 'und eine Stufe weiter?')).toMatchObject({ input: { grade: 'P8', step: 5 } });
  expect(await callIn(graded, 'eine Stufe drunter?')).toMatchObject({ input: { grade: 'P8', step: 3 } });
  expect(await callIn(graded, 'und eine Gruppe höher?')).toMatchObject({ input: { grade: 'P9', step: 4 } });
});

test('a question about the search is answered with its wishes', async () => {
  const { say, calls } = await decideIn(LISTED, 'In welchem Umkreis suchst du denn?');
  expect(say).toContain('Kiel');
  expect(say).toContain('km');
  expect(calls).toEqual([]);
});

test.each([
  ['gibt es da auch was ab Februar?', { start: ['soon', 'flexible'] }],
  ['erst ab 9 Uhr', { withoutShift: ['early'] }],
  ['am liebsten bis 14 Uhr', { withoutShift: ['late', 'night'] }],
])('a start or a time of the day changes the search: %s', async (text, input) => {
  expect(await callIn(LISTED, text)).toMatchObject({ tool: 'searchJobs', input: { location: 'Kiel', ...input } });
});

test('what is left out leaves the work as it was, and extent and hours agree', async () => {
  const intensive: DialogueState = { ...LISTED, search: { q: 'Intensivpflege', location: 'Kiel' } };
  expect((await callIn(intensive, 'keine Altenheime'))?.input.q).toMatch(/Intensivpflege ohne Altenheime/u);
  const small: DialogueState = { ...LISTED, search: { ...SEARCH, hoursMin: 18, hoursMax: 22 } };
  expect((await callIn(small, 'doch Vollzeit'))?.input).not.toHaveProperty('hoursMax');
});

test.each([
  'in der Nachtschicht wieder allein, ist das überhaupt zulässig?',
  'dürfen die mich aus dem Urlaub holen?',
  'am I allowed to work a second job?',
])('what is allowed at work is a question of law: %s', async (text) => {
  expect((await decideIn(EMPTY, text)).say).toMatch(/Rechtsberatung|legal advice/u);
});

test('a dose of a medicine is no pay', async () => {
  expect((await decideIn(EMPTY, 'wie viel mg metamizol bei 60 kg')).say).toContain('Medizinischen Rat');
});

test('a short statement of the work is no hard situation', async () => {
  expect(await callIn(EMPTY, 'ich bin podologin')).toMatchObject({ tool: 'searchJobs' });
});

test('before any job was shown none can be opened', async () => {
  const none: DialogueState = { ...EMPTY, search: SEARCH };
  expect((await decideIn(none, 'ab wann ist die dritte?')).say).toContain('keine Stelle ergeben');
});

test('who somebody suffers from is no work that is wished for', async () => {
  const { calls } = await decideIn(EMPTY, 'Ärger mit der Stationsleitung, suche was als Hebamme in Kiel');
  expect(calls).toMatchObject([{ input: { q: 'Hebamme', location: 'Kiel' } }]);
});

test('a hard situation with a shift alone is no search', async () => {
  const { calls, ask } = await decideIn(EMPTY, 'nachts allein mit 45 Bewohnern, das geht doch nicht gut');
  expect(calls).toEqual([]);
  expect(ask?.key).toBe('relief');
});

test('past pay by the hour is left out, and a wished pay stays', async () => {
  expect((await callIn(EMPTY, 'bisher 22 Euro die Stunde, MFA in Kiel'))?.input).toEqual({
    category: ['mfa'],
    location: 'Kiel',
    page: 1,
  });
  expect(await callIn(EMPTY, 'hatte zuletzt 3.900, hätte gern 4.300. Hebamme Kiel')).toMatchObject({
    input: { location: 'Kiel', salaryMin: 4300 },
  });
});

test('employers get the articles for employers', async () => {
  const employer: DialogueState = { ...EMPTY, isSignedIn: true, isEmployer: true };
  expect(await callIn(employer, 'was kostet das bei euch')).toMatchObject({ input: { topic: 'plans' } });
  expect(await callIn(employer, 'wieso kriegen wir kaum Bewerbungen?')).toMatchObject({ tool: 'helpArticle' });
});

test('the ward that somebody flees from is part of what is hard', async () => {
  const { say, calls } = await decideIn(
    EMPTY,
    'Ich halte den Stress auf der Intensiv nicht mehr aus, suche was in Kiel',
  );
  expect(say).toContain('gut, dass Sie es sagen');
  expect(calls).toMatchObject([{ tool: 'searchJobs', input: { location: 'Kiel' } }]);
});
