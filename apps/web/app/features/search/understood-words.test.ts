import { describe, expect, test } from 'vitest';
import { germanWords } from './german-words.fixture.ts';
import { NO_FILTERS, searchPath } from './search-filters.ts';
import { searchHeadline } from './search-headline.ts';
import { understand } from './understood.fixture.ts';
import { alsoWords, askedWords, exactWords, wordChips } from './understood-words.ts';
import { writtenParts } from './written-filters.ts';

const words = germanWords;

const q = 'hebamme wien teilzeit 25 km -leitung';
const filters = { ...NO_FILTERS, q };
const understood = understand(q, [
  { kind: 'occupation', text: 'hebamme', value: 'midwife', also: ['Entbindungspfleger', 'Hebamme FH'] },
  { kind: 'location', text: 'wien', value: 'Wien' },
  { kind: 'employmentType', text: 'teilzeit', value: 'part_time' },
  { kind: 'radius', text: '25 km', value: '25' },
  { kind: 'excluded', text: '-leitung' },
]);

describe('words that hold filters', () => {
  test('give a chip for each, and for what shall not be found, that takes it out of the words', () => {
    const chips = wordChips(understood, writtenParts(understood, filters), filters, words);
    expect(chips.map(({ label, without }) => [label, without.q])).toEqual([
      ['Wien', 'hebamme teilzeit 25 km -leitung'],
      ['Teilzeit', 'hebamme wien 25 km -leitung'],
      ['25 km Umkreis', 'hebamme wien teilzeit -leitung'],
      ['ohne „leitung“', 'hebamme wien teilzeit 25 km'],
    ]);
  });

  test('that want no nights give one chip that says so', () => {
    const q = 'pflege ohne nachtdienst';
    const parts = understand(q, [
      { kind: 'occupation', text: 'pflege', value: 'pflege' },
      { kind: 'withoutShift', text: 'ohne nachtdienst', value: 'night' },
    ]);
    const chips = wordChips(parts, writtenParts(parts, { ...NO_FILTERS, q }), { ...NO_FILTERS, q }, words);
    expect(chips.map(({ label, without }) => [label, without.q])).toEqual([['ohne Nacht', 'pflege']]);
    expect(askedWords(q, parts, [])).toBe('pflege');
  });

  test('that say the least pay give a chip with the month', () => {
    const q = 'pflege ab 4000 €';
    const parts = understand(q, [{ kind: 'salaryMin', text: '4000 €', value: '4000' }]);
    const chips = wordChips(parts, writtenParts(parts, { ...NO_FILTERS, q }), { ...NO_FILTERS, q }, words);
    expect(chips.map(({ label }) => label)).toEqual(['ab 4.000\u00a0€ im Monat']);
  });

  test('are said in the headline as they were understood', () => {
    const found = { total: 12, isAround: true, understood };
    expect(searchHeadline(filters, found, words)).toBe('12 Stellen für „hebamme“ um Wien');
  });

  test('may be filters and nothing else', () => {
    const only = understand('wien', [{ kind: 'location', text: 'wien', value: 'Wien' }]);
    const found = { total: 2, isAround: true, understood: only };
    expect(searchHeadline({ ...NO_FILTERS, q: 'wien' }, found, words)).toBe('2 Stellen um Wien');
  });
});

describe('misspelt words', () => {
  const typed = 'krankenpfelger wien';
  const parts = understand(typed, [
    { kind: 'occupation', text: 'krankenpfelger', corrected: 'krankenpfleger' },
    { kind: 'location', text: 'wien', value: 'Wien' },
  ]);

  test('are said in the spelling that was searched for', () => {
    const written = writtenParts(parts, { ...NO_FILTERS, q: typed });
    expect(askedWords(typed, parts, written)).toBe('krankenpfleger');
  });

  test('can be asked for exactly as they were typed, the rest as before', () => {
    expect(exactWords(typed, parts)).toBe('"krankenpfelger" wien');
    expect(searchPath({ ...NO_FILTERS, q: exactWords(typed, parts) })).toContain('%22krankenpfelger%22+wien');
  });
});

test('other words of the trade are told once each and only the first few', () => {
  const many = understand('a b', [
    { kind: 'occupation', text: 'a', also: ['DGKP', 'GuK', 'PFK', 'Pflegefachfrau'] },
    { kind: 'occupation', text: 'b', also: ['DGKP', 'OTA', 'ATA', 'MFA'] },
  ]);
  expect(alsoWords(many)).toEqual({ words: ['DGKP', 'GuK', 'PFK', 'Pflegefachfrau', 'OTA', 'ATA'], hasMore: true });
  expect(alsoWords(understood)).toEqual({ words: ['Entbindungspfleger', 'Hebamme FH'], hasMore: false });
});
