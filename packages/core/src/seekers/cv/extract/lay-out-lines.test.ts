import { expect, test } from 'vitest';
import { layOutLines, type Piece } from './lay-out-lines.ts';

const at = (text: string, x: number, y: number): Piece => ({ text, x, y, width: text.length * 5, height: 10 });

const texts = (pieces: Piece[]) => layOutLines(pieces).map(({ text }) => text);

test('dates stay in the line of their text', () => {
  const rows = [
    ['10/2019 – heute', 'Pflegefachfrau, Klinik'],
    ['01/2016 – 09/2019', 'MFA, Praxis'],
    ['2012 – 2015', 'Auszubildende, Praxis'],
    ['2011', 'Praktikum, Heim'],
  ];
  const pieces = rows.flatMap(([date = '', text = ''], index) => [
    at(date, 50, 100 + index * 20),
    at(text, 200, 100 + index * 20),
  ]);
  expect(texts(pieces)).toEqual(rows.map((row) => row.join('\t')));
});

test('a side column is read by itself, even where its lines stand level with the text', () => {
  const side = ['Sprachen', 'Deutsch', 'Englisch', 'Kenntnisse', 'Orbis'];
  const main = [
    'Berufserfahrung',
    'Pflegefachfrau, Klinik Nord in Hamburg',
    'seit 2020',
    'Bezugspflege auf Station',
    'Ausbildung',
  ];
  const pieces = [
    at('Jana Albrecht, Pflegefachfrau mit Freude am Beruf und vielen Jahren', 50, 60),
    ...side.map((text, index) => at(text, 50, 100 + index * 20)),
    ...main.map((text, index) => at(text, 220, 100 + index * 20)),
  ];
  const lines = texts(pieces);
  expect(lines).toEqual([lines[0], ...main, ...side]);
  expect(lines[0]).toContain('Jana Albrecht');
});

test('pieces of a word are put together without a space', () => {
  const pieces = [at('Pfle', 50, 700), at('gefachfrau', 70, 700), at('Klinik', 125, 700)];
  expect(texts(pieces)).toEqual(['Pflegefachfrau Klinik']);
});
