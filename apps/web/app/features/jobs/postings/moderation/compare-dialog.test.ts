import { expect, test } from 'vitest';
import { diffWords } from './compare-dialog.tsx';

test('each text marks what the other does not have', () => {
  expect(diffWords('Zwei Dienste am Tag', 'Zwei lange Dienste in der Nacht')).toEqual({
    one: [
      { text: 'Zwei ', isOnlyHere: false },
      { text: 'Dienste ', isOnlyHere: false },
      { text: 'am Tag', isOnlyHere: true },
    ],
    other: [
      { text: 'Zwei ', isOnlyHere: false },
      { text: 'lange ', isOnlyHere: true },
      { text: 'Dienste ', isOnlyHere: false },
      { text: 'in der Nacht', isOnlyHere: true },
    ],
  });
  expect(diffWords('', 'Neu')).toEqual({ one: [], other: [{ text: 'Neu', isOnlyHere: true }] });
});
