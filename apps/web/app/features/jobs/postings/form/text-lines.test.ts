import { expect, test } from 'vitest';
import { textLines } from './entry-list.tsx';

test('a pasted list becomes its entries, without marks and empty lines', () => {
  expect(textLines('•\t30 Tage Urlaub\r\n\r\n- Jobticket\n1. Dienstrad\n  Kita\u00a0im Haus ')).toEqual([
    '30 Tage Urlaub',
    'Jobticket',
    'Dienstrad',
    'Kita im Haus',
  ]);
});
