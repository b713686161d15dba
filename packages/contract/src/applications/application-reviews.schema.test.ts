import { expect, test } from 'vitest';
import { mentionedIn, splitNote, toMention, uniqueTags } from './application-reviews.schema.ts';

const ANNA = '0198f0a0-0000-7000-8000-00000000000a';

test('a note is cut at its mentions', () => {
  const note = `War da. ${toMention(ANNA)} Platz ab April?`;
  expect(splitNote(note)).toEqual([{ text: 'War da. ' }, { userId: ANNA }, { text: ' Platz ab April?' }]);
  expect(mentionedIn(`${note} ${toMention(ANNA)}`)).toEqual([ANNA]);
});

test('a note without a mention is one part, and one of a mention alone too', () => {
  expect(splitNote('<@niemand>')).toEqual([{ text: '<@niemand>' }]);
  expect(splitNote(toMention(ANNA))).toEqual([{ userId: ANNA }]);
});

test('a tag appears once, whatever its case', () => {
  expect(uniqueTags(['Februar', 'februar', 'Über', 'über'])).toEqual(['Februar', 'Über']);
});
