import { findTextFaults } from '@stellenvisite/contract/jobs/text-faults';
import { describe, expect, it } from 'vitest';
import { improveTexts } from './improve-texts.ts';

const improved = (text: string, language: 'de' | 'en' = 'de') =>
  improveTexts({ introHtml: text }, language).introHtml ?? '';

describe('words that AGG § 11 forbids', () => {
  it.each([
    ['Wir sind ein junges, dynamisches Team.', 'Wir sind ein Team.'],
    ['Ein junges Team wartet.', 'Ein Team wartet.'],
    ['Junge Kolleginnen freuen sich.', 'Kolleginnen freuen sich.'],
    ['Deutsch als Muttersprache ist nötig.', 'Sehr gutes Deutsch ist nötig.'],
    ['Wir suchen Muttersprachler.', 'Wir suchen Menschen mit sehr guten Deutschkenntnissen.'],
    ['Berufsanfänger gesucht.', 'Berufseinstieg möglich.'],
    ['Sie sind nicht älter als 35. Sie lernen gern.', 'Sie lernen gern.'],
    ['Sie sind freundlich, höchstens 40 Jahre alt.', 'Sie sind freundlich.'],
    ['Wir suchen einen belastbaren Mann.', 'Wir suchen eine belastbare Person.'],
    ['Sie haben die deutsche Staatsangehörigkeit.', 'Sie haben eine gültige Arbeitserlaubnis.'],
  ])('„%s“ becomes „%s“', (before, after) => {
    expect(improved(before)).toBe(after);
    expect(findTextFaults(after, false)).toEqual([]);
  });

  it('are replaced in English as well', () => {
    expect(improved('You are a German native speaker.', 'en')).toBe('You are fluent in German.');
    expect(improved('Native speakers wanted.', 'en')).toBe('Fluent speakers wanted.');
    expect(improved('We look for digital natives.', 'en')).toBe(
      'We look for people who are confident with digital tools.',
    );
  });
});

describe('words for people', () => {
  it.each([
    ['Unsere Mitarbeiter betreuen Patienten.', 'Unsere Mitarbeitenden betreuen Patientinnen und Patienten.'],
    ['Sie arbeiten mit Ärzten zusammen.', 'Sie arbeiten mit Ärztinnen und Ärzten zusammen.'],
    ['Eine Krankenschwester', 'Eine Pflegefachkraft'],
    ['Patientinnen und Patienten', 'Patientinnen und Patienten'],
    ['Patienten und Patientinnen', 'Patienten und Patientinnen'],
    ['Sie pflegen den Patienten.', 'Sie pflegen den Patienten.'],
    ['Mitarbeiter*innen und Mitarbeiter/-innen', 'Mitarbeiter*innen und Mitarbeiter/-innen'],
    ['Ausbildung als Gesundheits- und Krankenpfleger', 'Ausbildung als Gesundheits- und Krankenpfleger'],
  ])('„%s“ becomes „%s“', (before, after) => {
    expect(improved(before)).toBe(after);
  });
});

describe('sentences and letters', () => {
  it('splits a long sentence where another begins, and adds no word', () => {
    const text =
      'Wir sind eine Klinik mit zwölf Stationen und einem eigenen Wohnheim am Rand der Stadt; der Bus hält alle zehn Minuten vor der Tür, und Sie erreichen uns auch mit dem Rad.';
    expect(improved(text)).toBe(
      'Wir sind eine Klinik mit zwölf Stationen und einem eigenen Wohnheim am Rand der Stadt. Der Bus hält alle zehn Minuten vor der Tür, und Sie erreichen uns auch mit dem Rad.',
    );
  });

  it('leaves a long sentence alone whose parts are no sentences, and an entity is no end', () => {
    const text =
      'Wir freuen uns, wenn Sie gern mit Menschen arbeiten, die eine lange Zeit bei uns bleiben, und Sie auch in schweren Stunden für ihre Angehörigen und für unser Haus da sein wollen.';
    expect(improved(text)).toBe(text);
    expect(improved('A &amp; B '.repeat(15))).toBe('A &amp; B '.repeat(15));
  });

  it('says calmly what was shouted, and keeps abbreviations and tags', () => {
    expect(improved('<p>Wir suchen DRINGEND!!! <strong>PFLEGEKRAFT</strong> nach TVÖD</p>')).toBe(
      '<p>Wir suchen dringend! <strong>Pflegekraft</strong> nach TVÖD</p>',
    );
  });
});

describe('a title', () => {
  it.each([
    ['KRANKENSCHWESTER GESUCHT!!', 'Pflegefachkraft gesucht (m/w/d)'],
    ['Krankenpfleger für die Intensivstation', 'Pflegefachkraft (m/w/d) für die Intensivstation'],
    ['Hebamme (m/w/d)', 'Hebamme (m/w/d)'],
  ])('„%s“ becomes „%s“', (before, after) => {
    expect(improveTexts({ title: before }, 'de').title).toBe(after);
  });

  it('gets the marker of its language', () => {
    expect(improveTexts({ title: 'Midwife' }, 'en').title).toBe('Midwife (m/f/d)');
  });
});

it('changes lists point by point and drops one of which nothing is left', () => {
  const requirements = [
    { text: 'Nicht älter als 35', required: true },
    { text: 'Muttersprachler', required: false },
  ];
  expect(improveTexts({ requirements }, 'de').requirements).toEqual([
    { text: 'Menschen mit sehr guten Deutschkenntnissen', required: false },
  ]);
});

it.each([
  ['words to replace', 'Ein junges Team!! '],
  ['clauses without a full stop', 'Wir sind da; '],
  ['clauses with and', 'wir lachen und Sie arbeiten '],
  ['shouted words', 'DRINGEND '],
])('the time for %s grows with the length of the text and no faster', (_, words) => {
  const before = process.threadCpuUsage();
  improveTexts({ introHtml: words.repeat(Math.ceil(100_000 / words.length)) }, 'de');
  const { user, system } = process.threadCpuUsage(before);
  // A tenth of this where it does; ten times as much where each place looks at all of the text before it.
  expect((user + system) / 1_000).toBeLessThan(600);
});
