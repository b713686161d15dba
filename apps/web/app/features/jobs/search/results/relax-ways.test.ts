import type { Relaxation } from '@stellenvisite/contract/jobs/job-search.schema';
import { expect, test } from 'vitest';
import { englishWords, germanWords } from '../german-words.fixture.ts';
import { answerTo } from '../search-answer.fixture.ts';
import { searchPath } from '../search-filters.ts';
import { relaxedFilters, relaxLabel } from './relax-ways.tsx';
import { understand } from './understood.fixture.ts';

const words = germanWords;

const q = 'hebamme wien nacht 25 km';
const understood = understand(q, [
  { kind: 'occupation', text: 'hebamme' },
  { kind: 'location', text: 'wien', value: 'Wien' },
  { kind: 'shift', text: 'nacht', value: 'night' },
  { kind: 'radius', text: '25 km', value: '25' },
]);
const way = (kind: Relaxation['kind'], value: string, change: Record<string, string>): Relaxation => ({
  kind,
  value,
  change,
  count: 7,
});

test('each way says what it changes', () => {
  const answer = answerTo({ q, salaryMin: '5000', employmentType: ['full_time', 'part_time'] }, { understood });
  const label = (kind: Relaxation['kind'], value: string) => relaxLabel(way(kind, value, {}), answer, words);
  expect(label('related', 'Entbindungspflege')).toBe('Entbindungspflege');
  expect(label('radius', '50')).toBe('Umkreis auf 50 km erweitern');
  expect(label('word', 'hebamme')).toBe('„hebamme“ weglassen');
  expect(label('filter', 'salaryMin')).toBe('„ab 5.000\u00a0€“ weglassen');
  expect(label('filter', 'employmentType')).toBe('„Vollzeit, Teilzeit“ weglassen');
  expect(label('filter', 'shift')).toBe('„Nacht“ weglassen');
  expect(label('filter', 'location')).toBe('überall statt in „Wien“ suchen');
  expect(label('filter', 'companySize')).toBe('„Größe des Arbeitgebers“ weglassen');
});

test('a way without some of the words names the wish that they were understood as', () => {
  const parts = understand('pflege köln frühdienst ohne nachtdienst freie wochenenden -leitung', [
    { kind: 'occupation', text: 'pflege', value: 'pflege' },
    { kind: 'location', text: 'köln', value: 'Köln' },
    { kind: 'shift', text: 'frühdienst', value: 'early' },
    { kind: 'withoutShift', text: 'ohne nachtdienst', value: 'night' },
    { kind: 'weekendFree', text: 'freie wochenenden', value: 'true' },
    { kind: 'excluded', text: '-leitung' },
  ]);
  const label = (text: string, language: typeof words) =>
    relaxLabel(way('word', text, {}), answerTo({ q }, { understood: parts }), language);
  const texts = ['pflege', 'köln', 'frühdienst', 'ohne nachtdienst', 'freie wochenenden', '-leitung'];
  expect(texts.map((text) => label(text, germanWords))).toEqual([
    '„pflege“ weglassen',
    'überall statt in „Köln“ suchen',
    '„Frühdienst“ weglassen',
    'Nachtdienst zulassen',
    'Wochenenddienst zulassen',
    '„leitung“ zulassen',
  ]);
  expect(texts.map((text) => label(text, englishWords))).toEqual([
    'leave out “pflege”',
    'search everywhere instead of “Köln”',
    'leave out “early shifts”',
    'include night shifts',
    'include weekend work',
    'include “leitung”',
  ]);
});

test('a way of several changes says each of them', () => {
  const answer = answerTo({ q: 'hebamme', location: 'Wien', shift: ['night'], weekendFree: true });
  const several: Relaxation = {
    ...way('several', '', {}),
    parts: [
      { kind: 'radius', value: '200' },
      { kind: 'filter', value: 'weekendFree' },
      { kind: 'filter', value: 'shift' },
    ],
  };
  expect(relaxLabel(several, answer, words)).toBe(
    'Umkreis auf 200 km erweitern, Wochenenddienst zulassen und „Nachtdienst“ weglassen',
  );
});

test('a place by hand is named as it is in its field', () => {
  const answer = answerTo({ q: 'hebamme', location: '50667 Köln' });
  expect(relaxLabel(way('filter', 'location', {}), answer, words)).toBe('überall statt in „50667 Köln“ suchen');
});

test('a way leads to the search with its changes, on its first page', () => {
  const answer = answerTo({ q: 'hebamme', location: 'Wien', shift: ['night'], page: '2' });
  expect(searchPath(relaxedFilters(way('filter', 'shift', { shift: '' }), answer))).toBe(
    '/jobs?q=hebamme&location=Wien',
  );
  expect(searchPath(relaxedFilters(way('related', 'OTA', { q: 'OTA' }), answer))).toBe(
    '/jobs?q=OTA&location=Wien&shift=night',
  );
});

test('a wider radius takes the written one out of the words', () => {
  const wider = relaxedFilters(way('radius', '50', { radius: '50' }), answerTo({ q }, { understood }));
  expect(searchPath(wider)).toBe('/jobs?q=hebamme+wien+nacht&radius=50');
});
