import type { ReviewReason } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { expect, test } from 'vitest';
import { blocksFor, toggleSentence } from './decision-pane.tsx';

const reason = (kind: ReviewReason['kind'], ...words: string[]): ReviewReason => ({
  kind,
  words,
  law: null,
  proposal: null,
  isBlocking: false,
  problem: null,
  same: null,
});

test('reasons of one kind are one block, and a new employer has none', () => {
  expect(
    blocksFor([reason('new_employer'), reason('discriminating', 'junges Team'), reason('gender_form', 'Helferin')]),
  ).toEqual([{ block: 'wording', words: ['junges Team', 'Helferin'] }]);
});

test('a block is put in and taken out again, and what was typed stays', () => {
  const once = toggleSentence('', 'Bitte nennen Sie das Gehalt.', 'Guten Tag.');
  expect(once).toBe('Guten Tag. Bitte nennen Sie das Gehalt.');
  expect(toggleSentence(once, 'Bitte nennen Sie das Gehalt.', 'Guten Tag.')).toBe('');
  const typed = `${once} Danke.`;
  expect(toggleSentence(typed, 'Bitte nennen Sie das Gehalt.', 'Guten Tag.')).toBe('Guten Tag. Danke.');
});
