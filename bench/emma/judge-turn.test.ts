import { expect, test } from 'vitest';
import { type GivenAnswer, judgeTurn } from './judge-turn.ts';

const answer = (calls: GivenAnswer['calls'], items: { category: string }[] = []): GivenAnswer => ({
  words: 'Um Köln sind **12** Stellen offen.',
  calls,
  parts: items.length > 0 ? [{ type: 'data-jobs', data: { items } }] : [],
  shown: ['one', 'two'],
});
const search = (input: Record<string, unknown>) => answer([{ tool: 'searchJobs', input }]);

test('one of several ways to be right is enough', () => {
  const expected = {
    say: '',
    anyCalls: [[['searchJobs', { withoutShift: ['night'] }]], [['searchJobs', { maxNights: 0 }]], []] as [
      string,
      Record<string, unknown>,
    ][][],
  };
  expect(judgeTurn(expected, search({ maxNights: 0 }), null)).toEqual([]);
  expect(judgeTurn(expected, answer([]), null)).toEqual([]);
  expect(judgeTurn(expected, search({ shift: ['night'] }), null)).toHaveLength(1);
});

test('an occupation may be words or a category', () => {
  expect(judgeTurn({ say: '', q_like: 'pflege|nurs' }, search({ q: 'Krankenpfleger' }), null)).toEqual([]);
  expect(judgeTurn({ say: '', q_like: 'pflege|nurs' }, search({ category: ['nursing'] }), null)).toEqual([]);
  expect(judgeTurn({ say: '', q_like: 'pflege|nurs' }, search({ category: ['doctors'] }), null)).toHaveLength(1);
});

test('every job shown is of the category wanted, and none of the other', () => {
  const nursing = answer([], [{ category: 'nursing' }]);
  const mixed = answer([], [{ category: 'nursing' }, { category: 'doctors' }]);
  expect(judgeTurn({ say: '', offers: 'nursing', noJobsOf: 'doctors' }, nursing, null)).toEqual([]);
  expect(judgeTurn({ say: '', offers: 'nursing' }, mixed, null)).toHaveLength(1);
  expect(judgeTurn({ say: '', noJobsOf: 'doctors' }, mixed, null)).toHaveLength(1);
});

test('a job is named by its place among those shown', () => {
  const opened = answer([{ tool: 'getJob', input: { jobId: 'two' } }]);
  expect(judgeTurn({ say: '', calls: [['getJob', { jobId: '$2' }]] }, opened, null)).toEqual([]);
  expect(judgeTurn({ say: '', calls: [['getJob', { jobId: '$1' }]] }, opened, null)).toHaveLength(1);
});
