import { expect, test } from 'vitest';
import { ownWordsOf } from './read-inbound-mail.ts';

const OWN = 'Danke, das hat geklappt.\n\nViele Grüße\nEva';

test.each([
  ['Apple Mail', 'Am 17.11.2026 um 09:12 schrieb Stellenvisite <post@stellenvisite.example>:\n\n> Guten Tag'],
  ['Gmail', 'Am Di., 17. Nov. 2026 um 09:12 Uhr schrieb Stellenvisite <\npost@stellenvisite.example>:\n\n> Guten Tag'],
  ['Gmail in English', 'On Tue, Nov 17, 2026 at 9:12 AM Stellenvisite <post@stellenvisite.example> wrote:\n\n> Hello'],
  ['Thunderbird', 'Stellenvisite schrieb am 17.11.2026 um 09:12:\n> Guten Tag'],
  ['Outlook', 'Von: Stellenvisite\nGesendet: Dienstag, 17. November 2026 09:12\nAn: Eva\nBetreff: A-2001\n\nGuten Tag'],
  ['Outlook on the web', '________________________________\nVon: Stellenvisite\nGuten Tag'],
  ['an old client', '-----Ursprüngliche Nachricht-----\nGuten Tag'],
])('what %s repeats is left out', (_program, quoted) => {
  expect(ownWordsOf(`${OWN}\r\n\r\n${quoted}`)).toBe(OWN);
});

test('an answer between the lines is stored with them', () => {
  const text = '> Haben Sie die Mail bekommen?';
  expect(ownWordsOf(text)).toBe(text);
});

test('a sentence that begins like a head is no head', () => {
  const text = 'Von: hier aus geht es nicht.\nAm Montag schrieb ich schon einmal.\nBitte helfen Sie mir.';
  expect(ownWordsOf(text)).toBe(text);
});
