import { describe, expect, it } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { read } from './read-question.fixture.ts';

describe('several places', () => {
  const placesOf = (q: string) => read(q).understood.filter(({ kind }) => kind === 'location');

  it.each([
    ['hebamme köln oder bonn', ['Köln', 'Bonn'], ['hebamme bonn', 'hebamme köln']],
    ['Hebamme Raum Köln oder Bonn', ['Köln', 'Bonn'], ['Hebamme Bonn', 'Hebamme Raum Köln']],
    ['köln hebamme bonn', ['Köln', 'Bonn'], ['hebamme bonn', 'köln hebamme']],
    ['pflege bayern oder kanton zürich', ['Bayern', 'Kanton Zürich'], ['pflege kanton zürich', 'pflege bayern']],
  ])('of “%s” are places, each to be taken out alone', (q, values, without) => {
    expect(placesOf(q).map(({ value }) => value)).toEqual(values);
    expect(placesOf(q).map((part) => part.without)).toEqual(without);
  });

  it('are looked for where jobs say where they are, and nowhere else', () => {
    const [, ...units] = read('hebamme köln oder bonn').plan.units;
    const towns = analyseText('Köln Bonn').map(({ stem }) => `c:${stem}`);
    expect(units).toHaveLength(2);
    for (const { alternatives } of units) {
      expect(alternatives.every(({ terms }) => terms.every((term) => term.startsWith('c:')))).toBe(true);
      expect(alternatives.map(({ terms }) => terms[0])).toEqual(expect.arrayContaining(towns));
    }
  });

  it('reach as far as a radius says', () => {
    const townsOf = (q: string) => read(q).plan.units[1]?.alternatives.length ?? 0;
    expect(townsOf('hebamme köln oder bonn 5 km')).toBeLessThan(townsOf('hebamme köln oder bonn'));
  });

  it('do not mix up towns of one name in different regions', () => {
    const [, unit] = read('arzt frankfurt oder wiesbaden').plan.units;
    expect(unit?.alternatives.filter(({ terms }) => terms.includes('c:frankfurt'))).toEqual([
      expect.objectContaining({ terms: ['c:frankfurt', 'c:hess'], country: 'DE' }),
    ]);
  });
});
