import type { FoundPlace } from '@stellenvisite/contract/jobs/job-search.schema';
import { describe, expect, test } from 'vitest';
import { filtersInForce, writtenParts } from '../filters/written-filters.ts';
import { germanWords } from '../german-words.fixture.ts';
import { NO_FILTERS, searchPath } from '../search-filters.ts';
import { notesOn } from './result-head.tsx';
import { searchHeadline } from './search-headline.ts';
import { understand } from './understood.fixture.ts';
import { alsoWords, askedWords, exactWords, wordChips } from './understood-words.ts';

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

const WIEN = { kind: 'point', name: 'Wien', others: [] } satisfies FoundPlace;

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

  test('that mean two things, or stand there twice, give chips that can be distinguished', () => {
    const parts = understand('homeoffice homeoffice', [
      { kind: 'remote', text: 'homeoffice', value: 'remote' },
      { kind: 'remote', text: 'homeoffice', value: 'hybrid' },
      { kind: 'remote', text: 'homeoffice', value: 'remote' },
    ]);
    const keys = wordChips(parts, writtenParts(parts, NO_FILTERS), NO_FILTERS, words).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('that say the least pay give a chip with the month', () => {
    const q = 'pflege ab 4000 €';
    const parts = understand(q, [{ kind: 'salaryMin', text: '4000 €', value: '4000' }]);
    const chips = wordChips(parts, writtenParts(parts, { ...NO_FILTERS, q }), { ...NO_FILTERS, q }, words);
    expect(chips.map(({ label }) => label)).toEqual(['ab 4.000\u00a0€ im Monat']);
  });

  test('that say the most pay and the contract give a chip each', () => {
    const q = 'pflege unbefristet bis 4000 €';
    const parts = understand(q, [
      { kind: 'contract', text: 'unbefristet', value: 'permanent' },
      { kind: 'salaryMax', text: 'bis 4000 €', value: '4000' },
    ]);
    const asked = { ...NO_FILTERS, q };
    const written = writtenParts(parts, asked);
    const chips = wordChips(parts, written, asked, words);
    expect(chips.map(({ label }) => label)).toEqual(['unbefristet', 'bis 4.000\u00a0€ im Monat']);
    expect(filtersInForce(asked, written)).toMatchObject({ contract: ['permanent'], salaryMax: '4000' });
  });

  test('are stated in the headline as they were understood', () => {
    const found = { total: 12, place: WIEN, understood };
    expect(searchHeadline(filters, found, words)).toBe(
      '12 Stellen für „hebamme“ im Umkreis von 25 km um Wien, Teilzeit, ohne „leitung“',
    );
  });

  test('of two places say both, each with a chip that leaves the other', () => {
    const q = 'arzt wien, graz oder linz';
    const parts = understand(q, [
      { kind: 'occupation', text: 'arzt', value: 'arzt' },
      { kind: 'location', text: 'wien', value: 'Wien' },
      { kind: 'location', text: 'graz', value: 'Graz' },
      { kind: 'location', text: 'linz', value: '4020 Linz' },
    ]);
    const found = { total: 12, understood: parts };
    const filters = { ...NO_FILTERS, q };
    expect(searchHeadline(filters, found, words)).toBe('12 Stellen für „arzt“ in Wien oder Graz oder Linz');
    expect(wordChips(parts, writtenParts(parts, filters), filters, words)).toHaveLength(3);
  });

  test('that were not searched for are not listed as searched', () => {
    const signs = understand('%', [{ kind: 'unsearchable', text: '%' }]);
    const found = { total: 6_000, understood: signs };
    expect(searchHeadline({ ...NO_FILTERS, q: '%' }, found, words)).toBe('6.000 Stellen');
  });

  test('may be filters and nothing else', () => {
    const only = understand('wien', [{ kind: 'location', text: 'wien', value: 'Wien' }]);
    const found = { total: 2, place: WIEN, understood: only };
    expect(searchHeadline({ ...NO_FILTERS, q: 'wien' }, found, words)).toBe('2 Stellen um Wien');
  });
});

describe('misspelt words', () => {
  const typed = 'krankenpfelger wien';
  const parts = understand(typed, [
    { kind: 'occupation', text: 'krankenpfelger', corrected: 'krankenpfleger' },
    { kind: 'location', text: 'wien', value: 'Wien' },
  ]);

  test('are stated in the spelling that was searched for', () => {
    const written = writtenParts(parts, { ...NO_FILTERS, q: typed });
    expect(askedWords(typed, parts, written)).toBe('krankenpfleger');
  });

  test('can be searched exactly as typed, with the rest unchanged', () => {
    expect(exactWords(typed, parts)).toBe('"krankenpfelger" wien');
    expect(searchPath({ ...NO_FILTERS, q: exactWords(typed, parts) })).toContain('%22krankenpfelger%22+wien');
  });
});

describe('a note', () => {
  const say = (q: string, part: Parameters<typeof understand>[1][number]) =>
    notesOn(understand(q, [part]), words.search);

  test('says that signs are no words', () => {
    expect(say('%', { kind: 'unsearchable', text: '%' })).toEqual([
      '„%“ enthält keinen Suchbegriff. Wir haben ohne diese Eingabe gesucht.',
    ]);
  });

  test('on words that stand there twice is made once', () => {
    const part = { kind: 'unsearchable', text: '%' } as const;
    expect(notesOn(understand('% %', [part, part]), words.search)).toHaveLength(1);
  });

  test('is not made of what was understood', () => {
    expect(notesOn(understood, words.search)).toEqual([]);
  });
});

test('other words of the trade are reported once each, only the first few, and whole words first', () => {
  const many = understand('a b', [
    { kind: 'occupation', text: 'a', also: ['DGKP', 'GuK', 'PFK', 'Pflegefachfrau'] },
    { kind: 'occupation', text: 'b', also: ['DGKP', 'OTA', 'ATA', 'MFA'] },
  ]);
  expect(alsoWords(many)).toEqual({ words: ['Pflegefachfrau', 'DGKP', 'GuK'], hasMore: true });
  expect(alsoWords(understood)).toEqual({ words: ['Entbindungspfleger', 'Hebamme FH'], hasMore: false });
});
