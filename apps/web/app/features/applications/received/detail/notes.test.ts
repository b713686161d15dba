import { toMention } from '@stellenvisite/contract/applications/application-reviews.schema';
import { expect, test } from 'vitest';
import { matchPeople, mentionAt, storeMentions } from './notes.tsx';

const PETRA = { userId: '0198f0a0-0000-7000-8000-00000000000a', name: 'Petra Wehling' };
const PETRA_LONG = { userId: '0198f0a0-0000-7000-8000-00000000000b', name: 'Petra Wehling-Nord' };

test('a name is being typed from the last @ up to the caret', () => {
  expect(mentionAt('ja, @Pet', 8)).toEqual({ start: 4, query: 'Pet' });
  expect(mentionAt('ja, @', 5)).toEqual({ start: 4, query: '' });
  expect(mentionAt('mail an a@b', 11)).toBeNull();
  expect(mentionAt('@Petra\nweiter', 13)).toBeNull();
});

test('people are found by any part of their name', () => {
  expect(matchPeople([PETRA, PETRA_LONG], 'wehl')).toEqual([PETRA, PETRA_LONG]);
  expect(matchPeople([PETRA, PETRA_LONG], 'nor')).toEqual([PETRA_LONG]);
});

test('the longest name is meant', () => {
  const text = storeMentions('@Petra Wehling-Nord und @Petra Wehling', [PETRA, PETRA_LONG]);
  expect(text).toBe(`${toMention(PETRA_LONG.userId)} und ${toMention(PETRA.userId)}`);
});
