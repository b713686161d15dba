import { describe, expect, it } from 'vitest';
import { isSupported } from './check-words.ts';

const KNOWN = JSON.stringify({
  id: '6f855b2f-5854-4feb-b50b-8a00f07be451',
  title: 'Pflegefachkraft (m/w/d) Innere',
  employer: 'Klinik am Park',
  pay: '3.600–4.200 € im Monat',
  total: 312,
});

describe('words of a language model', () => {
  it.each([
    'Um Köln sind 312 Stellen offen. [1]',
    'Gut passt die Pflegefachkraft (m/w/d) Innere, Klinik am Park.',
    'Sie zahlt 3.600–4.200 € im Monat.',
    'Möchten Sie in Teilzeit arbeiten?',
    '**312** Stellen',
  ])('“%s” is supported', (sentence) => {
    expect(isSupported(sentence, KNOWN)).toBe(true);
  });

  it.each([
    'Die Stelle Chefpfleger (m/w/d) ist frei.',
    'Am besten ist **Leitender Oberarzt im Nirgendwo**.',
    'Das Klinikum Wolkenstein sucht Sie.',
    'Dort verdienen Sie 9.900 €.',
    'Mehr unter https://example.org/x',
    'Siehe /jobs/00000000-0000-4000-8000-000000000000',
    '[Hier klicken](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
  ])('“%s” may not', (sentence) => {
    expect(isSupported(sentence, KNOWN)).toBe(false);
  });
});
