import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occupationLabel, occupationTerms } from '../market/get-market-overview.ts';

describe('occupationLabel', () => {
  it.each([
    ['Pflegefachkraft (m/w/d)', 'Pflegefachkraft'],
    ['Pflegefachkraft (m/w/d) Innere Medizin', 'Pflegefachkraft'],
    ['Pflegefachkraft (m|w|d) – Intensivstation', 'Pflegefachkraft'],
    ['Oberärztin / Oberarzt (all genders) Kardiologie', 'Oberärztin / Oberarzt'],
    ['MFA (gn) in Teilzeit', 'MFA'],
    ['Hebamme in Teilzeit', 'Hebamme'],
    ['Hebamme, Teilzeit 50 %', 'Hebamme'],
    ['Hebamme (Teilzeit)', 'Hebamme'],
    ['Arzt in Weiterbildung Innere Medizin (w/m/x)', 'Arzt in Weiterbildung Innere Medizin'],
    ['Arzt in Weiterbildung (WBA) (m/w/d)', 'Arzt in Weiterbildung'],
    ['Dipl. Pflegefachperson HF 80–100 %', 'Dipl. Pflegefachperson HF'],
    ['Hebamme im Kreißsaal', 'Hebamme'],
    ['Medizinische/r Technologe/-in für Radiologie (m/w/d)', 'Medizinische/r Technologe/-in für Radiologie'],
    ['Ärztliche Leitung, MVZ Nord', 'Ärztliche Leitung'],
    ['(m/w/d)', '(m/w/d)'],
  ])('of "%s" is "%s"', (title, label) => {
    expect(occupationLabel(title)).toBe(label);
  });

  it('always appears in the title', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        expect(title.replace(/\s+/gu, ' ')).toContain(occupationLabel(title));
      }),
    );
  });
});

describe('occupationTerms', () => {
  it.each([
    ['Pflegefachkraft', ['Pflegefachkraft']],
    ['Oberärztin / Oberarzt', ['Oberärztin', 'Oberarzt']],
    ['Assistenzarzt/-ärztin', ['Assistenzarzt']],
    ['Ärztin/Arzt in Basisausbildung', ['Arzt in Basisausbildung']],
    ['Medizinische/r Fachangestellte/r', ['Medizinische Fachangestellte']],
    ['Physiotherapeut/in', ['Physiotherapeut']],
    ['Physiotherapeut:in', ['Physiotherapeut']],
    ['Gesundheits- und Krankenpfleger*in', ['Gesundheits- und Krankenpfleger']],
    ['Pflegefachfrau/-mann', ['Pflegefachfrau']],
    ['Assistenzärzt:in', []],
    ['-', []],
  ])('of "%s" are %o', (label, terms) => {
    expect(occupationTerms(label)).toEqual(terms);
  });
});
