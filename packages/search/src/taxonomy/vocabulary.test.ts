import { describe, expect, it } from 'vitest';
import { editDistance } from '../language/edit-distance.ts';
import { foldText } from '../language/fold-text.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
  { text: 'Beatmungspflege', count: 4 },
  { text: 'Springerteam', count: 9 },
]);

it.each(['Krankenpfleger', 'Ärztinnen', 'München', 'Teilzeit', 'Springerteams', 'Nachtpflegehelfer', 'Kleinarl'])(
  'knows “%s”',
  (word) => {
    expect(vocabulary.has(foldText(word))).toBe(true);
  },
);

it.each(['Krankenpfelger', 'Hebame', 'Müchen', 'Xyzzy'])('does not know “%s”', (word) => {
  expect(vocabulary.has(foldText(word))).toBe(false);
});

it.each([
  ['Krankenpfelger', 'Krankenpfleger'],
  ['Krankenpfelgerinnen', 'Krankenpfleger'],
  ['Anästesie', 'Anästhesie'],
  ['Physioterapeut', 'Physiotherapeut'],
  ['Fysiotherapeut', 'Physiotherapeut'],
  ['Hebame', 'Hebamme'],
  ['Müchen', 'München'],
  ['Nürnbreg', 'Nürnberg'],
  ['Srpingerteam', 'Springerteam'],
])('reads “%s” as “%s”', (typed, meant) => {
  expect(vocabulary.near(foldText(typed))?.text).toBe(meant);
});

it.each(['OAA', 'MFX', 'Rädern', '12345', 'Qwertzuiopü'])('offers nothing for “%s”', (typed) => {
  expect(vocabulary.near(foldText(typed))).toBeNull();
});

describe('editDistance', () => {
  it.each([
    ['pfleger', 'pfleger', 0],
    ['pfelger', 'pfleger', 1],
    ['pflger', 'pfleger', 1],
    ['pfleeger', 'pfleger', 1],
    ['pfläger', 'pfleger', 1],
    ['pfelgre', 'pfleger', 2],
    ['pflege', 'arzt', 3],
  ])('from “%s” to “%s” is %i', (one, other, typos) => {
    expect(editDistance(one, other, 2)).toBe(typos);
    expect(editDistance(other, one, 2)).toBe(typos);
  });
});
