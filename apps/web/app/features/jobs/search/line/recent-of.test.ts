import { expect, test } from 'vitest';
import { germanWords } from '../german-words.fixture.ts';
import { understand } from '../results/understood.fixture.ts';
import { answerTo } from '../search-answer.fixture.ts';
import { recentOf } from '../search-page.tsx';

const recent = (...answer: Parameters<typeof answerTo>) => recentOf(answerTo(...answer), germanWords);

test('a search is remembered by its words, its place and its filters, from its first page', () => {
  const filters = { q: 'OTA', location: 'Köln', shift: ['early'], page: '3', explain: true };
  expect(recent(filters, { total: 9 })).toEqual({
    path: '/jobs?q=OTA&location=K%C3%B6ln&shift=early',
    label: 'OTA · Köln · Früh',
  });
});

test('a place among the words stays among them', () => {
  const q = 'hebamme wien teilzeit';
  const understood = understand(q, [
    { kind: 'location', text: 'wien', value: 'Wien' },
    { kind: 'employmentType', text: 'teilzeit', value: 'part_time' },
  ]);
  expect(recent({ q }, { total: 9, understood })).toEqual({ path: '/jobs?q=hebamme+wien+teilzeit', label: q });
});

test('a slip of spelling is not remembered', () => {
  const understood = understand('Anästesie', [{ kind: 'specialty', text: 'Anästesie', corrected: 'Anästhesie' }]);
  expect(recent({ q: 'Anästesie' }, { total: 9, understood, suggestion: 'Anästhesie' })?.label).toBe('Anästhesie');
});

test('a search that requested nothing, or found nothing, is not worth it', () => {
  expect(recent({ shift: ['early'] }, { total: 9 })).toBeNull();
  expect(recent({ q: 'OTA' })).toBeNull();
});
