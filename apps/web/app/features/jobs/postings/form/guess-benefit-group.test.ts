import { expect, test } from 'vitest';
import { guessBenefitGroup } from './sections/offer-section.tsx';

test.each([
  ['30 Tage Urlaub', 'time'],
  ['Dienstplan sechs Wochen im Voraus', 'time'],
  ['Bezahlte Fachweiterbildung', 'learning'],
  ['Betriebliche Altersvorsorge', 'money'],
  ['Personalwohnung, 480 € warm', 'money'],
  ['Kita im Haus', 'around'],
])('%s is %s', (title, group) => {
  expect(guessBenefitGroup(title)).toBe(group);
});
