import { expect, test } from 'vitest';
import { findBiasedWords } from './biased-words.ts';

test.each([
  ['Wir suchen jemanden, der jünger ist.', 'jünger', 'age'],
  ['Leider sind Sie uns zu alt.', 'zu alt', 'age'],
  ['Wegen Ihrer Schwangerschaft geht es nicht.', 'Schwangerschaft', 'family'],
  ['Mit Kopftuch können wir Sie nicht einsetzen.', 'Kopftuch', 'religion'],
  ['Ihr Akzent ist zu stark.', 'Ihr Akzent', 'origin'],
  ['We were looking for native speakers.', 'native speakers', 'origin'],
  ['We hoped for someone younger.', 'younger', 'age'],
])('%s', (text, words, ground) => {
  const [found] = findBiasedWords(text);
  expect(found).toMatchObject({ words, ground });
  expect(text.slice(found?.start, found?.end)).toBe(words);
});

test.each([
  'Die Altenpflege ist unser Haus.',
  'Wir behalten Sie in Erinnerung.',
  'Kinderkrankenpflege',
  'Wir glauben, dass es passt.',
])('ordinary words of the trade are none: %s', (text) => expect(findBiasedWords(text)).toEqual([]));

test('several words come in the order of the text', () => {
  const found = findBiasedWords('Als Mann mit Behinderung sind Sie zu alt.');
  expect(found.map(({ ground }) => ground)).toEqual(['sex', 'disability', 'age']);
});
