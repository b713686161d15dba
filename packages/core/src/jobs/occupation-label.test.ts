import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occupationLabel } from './occupation-label.ts';

it.each([
  ['Pflegefachkraft (m/w/d)', 'Pflegefachkraft'],
  ['Pflegefachkraft (m/w/d) Innere Medizin', 'Pflegefachkraft'],
  ['Pflegefachkraft (m|w|d) – Intensivstation', 'Pflegefachkraft'],
  ['Oberärztin / Oberarzt (all genders) Kardiologie', 'Oberärztin / Oberarzt'],
  ['MFA (gn) in Teilzeit', 'MFA'],
  ['Arzt in Weiterbildung Innere Medizin (w/m/x)', 'Arzt in Weiterbildung Innere Medizin'],
  ['Dipl. Pflegefachperson HF 80-100 %', 'Dipl. Pflegefachperson HF 80-100 %'],
  ['Hebamme im Kreißsaal', 'Hebamme'],
  ['Medizinische/r Technologe/-in für Radiologie (m/w/d)', 'Medizinische/r Technologe/-in für Radiologie'],
  ['Ärztliche Leitung, MVZ Nord', 'Ärztliche Leitung'],
  ['(m/w/d)', '(m/w/d)'],
])('names the occupation of "%s"', (title, label) => {
  expect(occupationLabel(title)).toBe(label);
});

it('always names something that stands in the title', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      expect(title.replace(/\s+/gu, ' ')).toContain(occupationLabel(title));
    }),
  );
});
