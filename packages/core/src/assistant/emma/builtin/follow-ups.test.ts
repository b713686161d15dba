import { expect, test } from 'vitest';
import type { DialogueState } from '../turn.ts';
import { callIn, decideIn, EMPTY, LISTED, SEARCH, SHOWN } from './testing-dialogue.ts';

const [FIRST] = SHOWN;
const SAVED: DialogueState = { ...LISTED, focus: FIRST ?? null, lastJobTool: 'saveJob' };

test.each(['ach doch lieber nicht', 'nimm die wieder runter', 'oh wait, undo that', 'on second thought take it off'])(
  'what was saved last is removed when few words take it back: %s',
  async (text) => {
    expect(await callIn(SAVED, text)).toMatchObject({ tool: 'saveJob', input: { jobId: 'one', isSaved: false } });
  },
);

test.each([
  'die Bezahlung ist für mich nebensächlich',
  'Gehalt spielt keine große Rolle',
  'scratch the bit about pay',
  'vergiss das mit dem Gehalt',
  'weniger als 3500 ginge auch',
])('a wished pay is given up in any wording: %s', async (text) => {
  const called = await callIn(LISTED, text);
  expect(called).toMatchObject({ tool: 'searchJobs', input: { category: ['nursing'], location: 'Kiel' } });
  expect(called?.input).not.toHaveProperty('salaryMin');
});

test.each(['von mir aus auch spät', 'meinetwegen auch im Spätdienst', 'Spätdienst genauso', 'late works too'])(
  'another shift is added when it is fine as well: %s',
  async (text) => {
    const early: DialogueState = { ...LISTED, search: { ...SEARCH, shift: ['early'] } };
    expect(await callIn(early, text)).toMatchObject({ input: { shift: ['early', 'late'] } });
  },
);

test('weekends and full time are given up', async () => {
  const free: DialogueState = { ...LISTED, search: { ...SEARCH, weekendFree: true } };
  expect((await callIn(free, 'ruhig auch mal am Wochenende'))?.input).not.toHaveProperty('weekendFree');
  const full: DialogueState = { ...EMPTY, search: { q: 'MFA', location: 'Kiel', employmentType: ['full_time'] } };
  expect((await callIn(full, 'ignore full time'))?.input).not.toHaveProperty('employmentType');
  expect((await callIn(full, 'kann auch weniger sein'))?.input).not.toHaveProperty('employmentType');
});

test.each([
  ['gern auch mehr', { hoursMin: 18, hoursMax: undefined }],
  ['darf auch weniger sein', { hoursMin: undefined, hoursMax: 22 }],
  ['bis 28 wär auch ok', { hoursMin: 18, hoursMax: 28 }],
  ['over 25 is fine too', { hoursMin: 18, hoursMax: undefined }],
])('hours are widened where more or less is fine: %s', async (text, { hoursMin, hoursMax }) => {
  const some: DialogueState = { ...EMPTY, search: { q: 'MFA', location: 'Kiel', hoursMin: 18, hoursMax: 22 } };
  const called = await callIn(some, text);
  expect(called?.tool).toBe('searchJobs');
  expect([called?.input.hoursMin, called?.input.hoursMax]).toEqual([hoursMin, hoursMax]);
});

test.each([
  ['Österreich fände ich besser', { country: ['AT'] }],
  ['Switzerland would suit me better', { country: ['CH'] }],
  ['Teilzeit würde mir besser passen', { employmentType: ['part_time'], location: 'Kiel' }],
  ['Lübeck wär mir eigentlich lieber', { location: 'Lübeck' }],
])('what is preferred changes the search: %s', async (text, input) => {
  expect(await callIn(LISTED, text)).toMatchObject({ tool: 'searchJobs', input });
});

test('a part of the country is searched as its states', async () => {
  const { q } = (await callIn(LISTED, 'lieber Süddeutschland'))?.input ?? {};
  expect(q).toMatch(/Bayern.*Baden-Württemberg/u);
});

test.each([
  ['und für meinen Sohn eine Ausbildung in Lübeck', { training: true, location: 'Lübeck' }],
  ['and for my sister, midwife jobs in Eutin', { q: 'midwife', location: 'Eutin' }],
  ['jetzt was für meinen Bruder, Physiotherapeut', { q: 'Physiotherapeut', location: 'Kiel' }],
])('a search for somebody else begins again: %s', async (text, input) => {
  const called = await callIn(LISTED, text);
  expect(called).toMatchObject({ tool: 'searchJobs', input });
  expect(called?.input).not.toHaveProperty('salaryMin');
});

test('too many of a shift is a complaint, never a wish for it', async () => {
  expect((await decideIn(LISTED, 'zu viele Nachtschichten')).ask?.key).toBe('nights');
  expect(await callIn(LISTED, 'zu viele Spätdienste')).toMatchObject({ input: { withoutShift: ['late'] } });
  expect(await callIn(LISTED, 'zu viele Wochenenddienste')).toMatchObject({ input: { weekendFree: true } });
});

test('a bare "without" is about what the message before named', async () => {
  const before: DialogueState = { ...LISTED, earlier: ['gibt es da viele Wochenenddienste?'] };
  expect(await callIn(before, 'dann lieber ohne')).toMatchObject({ input: { location: 'Kiel', weekendFree: true } });
  const tired: DialogueState = { ...EMPTY, earlier: ['immer diese Nachtdienste'] };
  expect(await callIn(tired, 'ohne bitte. MFA, Plön')).toMatchObject({
    input: { location: 'Plön', withoutShift: ['night'] },
  });
});

test.each([
  ['welche davon hat am meisten Urlaub?', 'vacation'],
  ['which of them has the fewest weekend shifts', 'weekends'],
  ['die mit den wenigsten Nächten von denen, die du gezeigt hast', 'nights'],
])('a superlative compares the jobs that were shown: %s', async (text, aspect) => {
  const decision = await decideIn(LISTED, text);
  expect(decision.aspect).toBe(aspect);
  expect(decision.calls).toMatchObject([{ tool: 'compareJobs', input: { jobIds: ['one', 'two', 'three'] } }]);
});

test('whoever is qualified looks for no training place', async () => {
  const training: DialogueState = { ...EMPTY, search: { category: ['mfa'], location: 'Kiel', training: true } };
  const called = await callIn(training, 'ich bin schon ausgelernt');
  expect(called).toMatchObject({ tool: 'searchJobs', input: { category: ['mfa'], location: 'Kiel' } });
  expect(called?.input).not.toHaveProperty('training');
});

test('each of two grades has its own step, and their difference in few words is one of pay', async () => {
  const { calls } = await decideIn(EMPTY, 'P9 Stufe 3 oder P10/2, was ist mehr?');
  expect(calls).toMatchObject([{ input: { grade: 'P9', step: 3 } }, { input: { grade: 'P10', step: 2 } }]);
  const difference = await decideIn(EMPTY, 'Gehaltsunterschied P9 P10');
  expect(difference.calls).toMatchObject([{ input: { grade: 'P9' } }, { input: { grade: 'P10' } }]);
});

test('two topics that are named together are both answered', async () => {
  const { calls } = await decideIn(EMPTY, 'Wie ist das mit Anerkennung und Visum?');
  expect(calls.map(({ input }) => input.topic)).toEqual(['recognition', 'visa']);
});

test('the misspelt name of a chain is read', async () => {
  expect(await callIn(EMPTY, 'was hältst du von Asklepius in Hamburg')).toMatchObject({
    tool: 'employerInfo',
    input: { name: 'Asklepios in Hamburg' },
  });
});

test('a career change into a field of work in two places is a search', async () => {
  const { q } =
    (await callIn(EMPTY, 'Quereinstieg in die Betreuung, war lange im Verkauf. Kiel oder Plön'))?.input ?? {};
  expect(q).toMatch(/Betreuungskraft Kiel Plön/u);
});

test('a question about a shown job and one benefit names the benefit', async () => {
  const decision = await decideIn(LISTED, 'hat die zweite eine Unterkunft?');
  expect(decision.calls).toMatchObject([{ tool: 'getJob', input: { jobId: 'two' } }]);
  expect(decision.benefit?.en).toContain('accommodation');
});

test('somebody who is glad about an answer at night is thanked', async () => {
  const { calls, say } = await decideIn(EMPTY, 'endlich ist mal jemand nachts um 4 da');
  expect(calls).toEqual([]);
  expect(say).toContain('freut mich');
});

test('after a question about pay its place still counts', async () => {
  const paid: DialogueState = { ...EMPTY, pay: { occupation: 'MFA', location: 'Kiel' } };
  expect(await callIn(paid, 'ist das brutto?')).toMatchObject({ input: { occupation: 'MFA', location: 'Kiel' } });
  expect(await callIn(paid, 'und in Teilzeit?')).toMatchObject({
    tool: 'searchJobs',
    input: { q: 'MFA', location: 'Kiel', employmentType: ['part_time'] },
  });
});

test.each(['zurück zur Liste', 'ok, zurück', 'back to the results please', 'zeig mir nochmal die Übersicht'])(
  'the list is shown again after a job was opened: %s',
  async (text) => {
    const opened: DialogueState = { ...LISTED, focus: FIRST ?? null, lastJobTool: 'getJob' };
    expect(await callIn(opened, text)).toEqual({ tool: 'searchJobs', input: SEARCH });
  },
);

test('too many weekends in English, and nights that would be fine now and then', async () => {
  expect(await callIn(LISTED, 'too many weekend shifts for me')).toMatchObject({ input: { weekendFree: true } });
  const noNights: DialogueState = { ...LISTED, search: { ...SEARCH, withoutShift: ['night'] } };
  expect((await callIn(noNights, 'ab und zu nachts würde ich schon machen'))?.input).not.toHaveProperty('withoutShift');
});
