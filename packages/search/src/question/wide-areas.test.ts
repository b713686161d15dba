import { describe, expect, test } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { tradeVocabulary } from '../taxonomy/vocabulary.ts';
import { read } from './read-question.fixture.ts';
import { readSentence } from './read-sentence.ts';

const vocabulary = tradeVocabulary();
const AREAS: [string, string, string][] = [
  ['Norddeutschland', 'in Norddeutschland', 'Schleswig-Holstein'],
  ['Süddeutschland', 'irgendwo in Süddeutschland', 'Bayern'],
  ['Ostdeutschland', 'in den neuen Bundesländern', 'Thüringen'],
  ['Mitteldeutschland', 'Mitteldeutschland', 'Sachsen'],
  ['Norddeutschland', 'in northern Germany', 'Hamburg'],
  ['Westösterreich', 'in Westösterreich', 'Tirol'],
];
const OCCUPATIONS = ['Pflegefachkraft', 'Hebamme', 'MFA', 'Physiotherapeut'];
const places = (text: string) =>
  readSentence(text, vocabulary).wishes.flatMap(({ kind, values }) => (kind === 'place' ? values : []));

describe.each(AREAS)('%s', (name, words, region) => {
  test.each(OCCUPATIONS)(`is the place of „%s ${words}“`, (occupation) => {
    expect(places(`${occupation} ${words}`)).toEqual([name]);
    expect(places(`${words} als ${occupation}`)).toEqual([name]);
  });

  test('is looked for in each of its regions, and is no single place', () => {
    const { plan, filters } = read(`MFA ${words}`);
    expect(filters.location).toBeUndefined();
    const terms = plan.units.at(-1)?.alternatives.flatMap((each) => each.terms) ?? [];
    expect(terms).toContain(`c:${analyseText(region).at(-1)?.stem}`);
    expect(terms.every((term) => term.startsWith('c:'))).toBe(true);
  });
});

test.each(['Chiemsee', 'Tegernsee', 'Wörthersee', 'Neusiedler See', 'Genfersee'])(
  'the shores of %s are a place',
  (lake) => {
    expect(places(`Pflegefachkraft rund um den ${lake}`)).toEqual([lake]);
  },
);
