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
  expect(label('word', 'hebamme')).toBe('ohne „hebamme“');
  expect(label('filter', 'salaryMin')).toBe('ohne „ab 5.000\u00a0€“');
  expect(label('filter', 'employmentType')).toBe('ohne „Vollzeit, Teilzeit“');
  expect(label('filter', 'shift')).toBe('ohne „Nacht“');
  expect(label('filter', 'location')).toBe('überall statt „Wien“');
  expect(label('filter', 'companySize')).toBe('ohne „Größe des Arbeitgebers“');
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
    'ohne „pflege“',
    'überall statt „Köln“',
    'ohne „Frühdienst“',
    'auch mit Nachtdienst',
    'auch mit Wochenenddienst',
    'auch mit „leitung“',
  ]);
  expect(texts.map((text) => label(text, englishWords))).toEqual([
    'without “pflege”',
    'anywhere instead of “Köln”',
    'without “early shifts”',
    'night shifts as well',
    'weekend work as well',
    '“leitung” as well',
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
    'Umkreis auf 200 km erweitern, auch mit Wochenenddienst und ohne „Nachtdienst“',
  );
});

test('a place by hand is named as it is in its field', () => {
  const answer = answerTo({ q: 'hebamme', location: '50667 Köln' });
  expect(relaxLabel(way('filter', 'location', {}), answer, words)).toBe('überall statt „50667 Köln“');
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
