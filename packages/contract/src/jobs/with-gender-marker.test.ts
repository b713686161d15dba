import { expect, test } from 'vitest';
import { withGenderMarker } from './with-gender-marker.ts';

test.each([
  ['Hebamme', 'Hebamme (m/w/d)'],
  ['Pflegefachkraft für die Intensivstation', 'Pflegefachkraft (m/w/d) für die Intensivstation'],
  ['Oberarzt, Kardiologie', 'Oberarzt (m/w/d), Kardiologie'],
  ['Krankenpfleger (m/w) Nachtdienst', 'Krankenpfleger (m/w/d) Nachtdienst'],
])('%s becomes %s', (title, marked) => {
  expect(withGenderMarker(title)).toBe(marked);
});
