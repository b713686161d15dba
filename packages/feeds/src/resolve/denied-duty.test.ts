import { describe, expect, test } from 'vitest';
import { readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readWeekends } from './read-weekends.ts';
import { sentencesOf } from './sentences.ts';

const shiftsOf = (text: string) => readShifts(sentencesOf(text))?.value;
const combine = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

describe('a denial behind its noun', () => {
  const endings = ['gibt es keine', 'gibt es bei uns keine', 'haben wir keine', 'fallen keine an', 'machen Sie keine'];
  test.each(combine(['Nachtdienste', 'Sonntag ist immer frei, Nachtdienste', 'Nachtschichten'], endings))(
    'rules nights out in „%s.“',
    (text) => expect(shiftsOf(`${text}.`)).toEqual({ shifts: [], isWithoutNights: true }),
  );
  test.each(combine(['Rufdienste', 'Bereitschaftsdienste'], endings))('rules on-call duty out in „%s.“', (text) =>
    expect(readOnCall(sentencesOf(`${text}.`))?.value).toBe('none'),
  );
});

describe('a denied denial', () => {
  const endings = ['lassen sich nicht vermeiden', 'sind nicht ganz zu vermeiden', 'sind nicht ausgeschlossen'];
  test.each(combine(['Nachtdienste', 'Vereinzelte Nachtdienste'], endings))('states nights in „%s.“', (text) =>
    expect(shiftsOf(`${text}.`)).toEqual({ shifts: ['night'], isWithoutNights: false }),
  );
  test.each(combine(['Nachtdienste'], endings))('frees no weekend in „%s, Wochenenden teilen wir auf.“', (text) =>
    expect(readWeekends(sentencesOf(`${text}, Wochenenden teilen wir gerecht auf.`))).toBeNull(),
  );
});

test.each(['etwa zweimal im Monat', 'rund dreimal pro Quartal', 'jede vierte Woche', '5x im Jahr'])(
  'a frequency behind a comma is a statement of its own: „Keine Nachtdienste, Rufbereitschaft %s.“',
  (often) => {
    expect(readOnCall(sentencesOf(`Keine Nachtdienste, Rufbereitschaft ${often}.`))?.value).toBe('standby');
  },
);

test.each([
  'Dienste: Tag oder Nacht.',
  '12-Stunden-Schichten, tags und nachts.',
  'Dienste: Tag (12 h) oder Nacht (12 h).',
])('day and night are read from „%s“', (text) => expect(shiftsOf(text)?.shifts).toEqual(['day', 'night']));

test.each([
  '3.250 Euro auf eine volle Stelle im Monat.',
  '3.400 € brutto bei einer vollen Stelle.',
  '2.900 € monatlich bei 100 %.',
])('the basis of the pay is no extent of the job: „%s“', (text) =>
  expect(readEmployment(sentencesOf(text), 'text')).toBeNull(),
);
