import type { ReviewReason } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { expect, test } from 'vitest';
import { splitMarks } from './marked-text.tsx';

const reason = (...words: string[]): ReviewReason => ({
  kind: 'discriminating',
  words,
  law: null,
  proposal: null,
  isBlocking: false,
  problem: null,
  same: null,
});

test('the words of a reason carry its number wherever they stand', () => {
  expect(splitMarks('Wir sind ein junges Team. Junges Team!', [reason(), reason('junges Team')])).toEqual([
    { text: 'Wir sind ein ', reason: null },
    { text: 'junges Team', reason: 2 },
    { text: '. ', reason: null },
    { text: 'Junges Team', reason: 2 },
    { text: '!', reason: null },
  ]);
});

test('a part of a word is not marked, and a text without such words stays whole', () => {
  expect(splitMarks('Teamleitung (m/w/d)', [reason('Team')])).toEqual([{ text: 'Teamleitung (m/w/d)', reason: null }]);
  expect(splitMarks('Text', [])).toEqual([{ text: 'Text', reason: null }]);
});
