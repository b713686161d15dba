import { describe, expect, test } from 'vitest';
import { readContractTerms } from './read-contract.ts';
import { readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readHours } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart } from './read-start.ts';
import { readWeekends } from './read-weekends.ts';
import { readWorkload } from './read-workload.ts';
import { sentencesOf } from './sentences.ts';

const READERS: Record<string, { read: (sentences: string[]) => unknown; facts: string[] }> = {
  employment: {
    read: (texts) => readEmployment(texts, 'text'),
    facts: ['Teilzeit', 'Vollzeit', 'Voll- oder Teilzeit'],
  },
  hours: { read: (texts) => readHours(texts, 'text'), facts: ['20 Stunden pro Woche', '30 bis 35 Wochenstunden'] },
  workload: { read: (texts) => readWorkload(texts, 'text'), facts: ['Pensum 60–80 %', '75 %'] },
  contract: { read: (texts) => readContractTerms(texts, 'text'), facts: ['unbefristet', 'befristet auf zwei Jahre'] },
  pay: {
    read: (texts) => readPay(texts, { origin: 'text', country: 'DE' }),
    facts: ['Gehalt 3.600 Euro im Monat', '18,50 € pro Stunde', 'Jahresgehalt 52.000 Euro'],
  },
  shifts: { read: readShifts, facts: ['Nachtdienst', 'Früh- und Spätdienst', 'Dreischichtsystem', 'kein Nachtdienst'] },
  weekends: { read: readWeekends, facts: ['jedes zweite Wochenende frei', 'keine Wochenenddienste'] },
  onCall: { read: readOnCall, facts: ['Rufbereitschaft', 'Bereitschaftsdienst im Haus', 'kein Rufdienst'] },
  remote: { read: readRemote, facts: ['Homeoffice', 'mobiles Arbeiten', 'zwei Tage Homeoffice'] },
  start: { read: readStart, facts: ['Eintritt zum 01.04.2027', 'Beginn: 1. Mai 2027'] },
};

/** A fact of somebody or something else, by who or what that is. */
const OTHERS: Record<string, string[]> = {
  'other people': [
    'Unsere Auszubildenden haben FACT.',
    'Viele Kolleginnen arbeiten hier: FACT.',
    'Eine Pflegekraft mit FACT verstärkt uns schon.',
    'Ihre Vorgängerin hatte FACT.',
    'Fachärzte bei uns haben FACT.',
    'FACT, das gilt nur für Ärztinnen.',
    'FACT nur für Führungskräfte.',
    'Der Oberarzt übernimmt FACT.',
    'Kolleginnen (FACT) zeigen Ihnen das Haus.',
    'Azubis: FACT.',
  ],
  'other departments and houses': [
    'Die Küche arbeitet mit FACT, die Technik ebenso.',
    'Die Pflege arbeitet in Gruppen, die Verwaltung mit FACT.',
    'Im Labor gibt es FACT.',
    'Unser Nachbarhaus in Gera bietet FACT.',
    'Die Rezeption sitzt vorn, FACT inklusive.',
    'Am Empfang gilt FACT.',
    'Für die Verwaltung: FACT.',
  ],
  'other positions': [
    'Wir suchen außerdem eine Reinigungskraft (FACT).',
    'Weitere Stellen bei uns: Koch, FACT.',
    'Im Intranet finden Sie andere Stellen, zum Beispiel mit FACT.',
    'Eine zweite Stelle ist ausgeschrieben: FACT.',
    'Empfehlen Sie eine Pflegekraft (FACT) weiter.',
  ],
  conditions: [
    'Wenn FACT für Sie wichtig ist, sprechen wir darüber.',
    'Wer FACT hat, erhält einen Zuschuss.',
    'Ob FACT oder nicht, alle erhalten das Jobticket.',
    'Falls FACT anfällt, gibt es Ausgleich.',
    'Sobald Sie FACT haben, melden Sie sich.',
  ],
  'other times': [
    'Früher hatten wir FACT.',
    'Ab 2029 planen wir FACT.',
    'Derzeit prüfen wir FACT.',
    'Bisher galt FACT.',
    'Künftig wünschen wir uns FACT.',
  ],
  'what is only mentioned': [
    'Erfahrung mit FACT ist von Vorteil.',
    'Ein Kurs behandelt FACT.',
    'Fragen zu FACT beantwortet Frau Weber.',
    'Die Kita nebenan hat FACT.',
    'FACT – ist das etwas für Sie?',
    'Unser Mietwagen: FACT.',
    'Sie planen FACT für das Team.',
    'Laut Umfrage schätzen 80 % FACT.',
  ],
};

const OWN = [
  'FACT.',
  'Unbekanntes Haus am See, FACT.',
  'Unser Klinikum wurde 1911 gegründet. FACT.',
  'Das bieten wir:\nFACT',
];

describe.each(Object.entries(READERS))('%s', (_, { read, facts }) => {
  const readText = (text: string, fact: string) => read(sentencesOf(text.replaceAll('FACT', fact)));
  describe.each(Object.entries(OTHERS))('of %s', (__, texts) => {
    test.each(texts.flatMap((text) => facts.map((fact) => [text, fact] as const)))('is not read: %s %s', (text, fact) =>
      expect(readText(text, fact)).toBeNull(),
    );
  });
  test.each(OWN.flatMap((text) => facts.map((fact) => [text, fact] as const)))(
    'is read of the job: %s %s',
    (text, fact) => expect(readText(text, fact)).not.toBeNull(),
  );
});
