import { describe, expect, it } from 'vitest';
import { read, termsOf, told, waysOf } from './read-question.fixture.ts';

describe('a word that was only begun', () => {
  const keysOf = (q: string) => new Set(read(q).plan.units.flatMap(termsOf));

  it.each(['psych', 'kardiol', 'notauf', 'physiother', 'dermat'])('“%s” is not corrected', (q) => {
    expect(read(q).suggestion).toBeUndefined();
    expect(told(q)).toBe(`word ${q}`);
  });

  it.each([
    ['psych', ['o:psych', 's:psychiatry']],
    ['kardiol', ['s:cardiology', 'd:kardiologie']],
    ['gynä', ['d:gyn']],
    ['notauf', ['d:zna']],
    ['physiother', ['o:physio']],
  ])('“%s” is met by what it may become', (q, terms) => {
    for (const term of terms) expect(keysOf(q)).toContain(term);
  });

  it('tells what it may become', () => {
    expect(read('notauf').understood[0]?.also).toContain('Notaufnahme');
  });

  it.each(['Psychologe', 'Psychiatrie', 'Psychosomatik'])('a whole “%s” is not what begins alike', (q) => {
    const others = { Psychologe: 's:psychiatry', Psychiatrie: 'o:psych', Psychosomatik: 'o:psych' }[q] ?? '';
    expect(keysOf(q)).not.toContain(others);
  });

  it.each([
    ['krankenschwest', 'occupation pflegefach'],
    ['physiotherapeu', 'occupation physio'],
  ])('“%s” can only become one word and is read as it', (q, understood) => {
    expect(told(q)).toBe(understood);
  });
});

describe('a compound that nobody wrote down', () => {
  it.each([
    ['Gemeindekrankenschwester', 'o:pflegefach'],
    ['Gemeindeschwester', 'o:pflegefach'],
    ['Schulsozialarbeiterin', 'o:sozial'],
  ])('“%s” is met by its head, behind the word itself', (q, term) => {
    const ways = waysOf(q).flat();
    const best = (has: string) => Math.max(...ways.filter(({ terms }) => terms.includes(has)).map((way) => way.points));
    expect(best(term)).toBeLessThan(Math.max(...ways.map(({ points }) => points)));
    expect(read(q).suggestion).toBeUndefined();
  });

  it.each(['Tierarzt', 'Hufpfleger', 'Rasenpfleger'])('“%s” is not met by a short head, which is of any trade', (q) => {
    expect(
      waysOf(q)
        .flat()
        .flatMap(({ terms }) => terms),
    ).not.toContainEqual(expect.stringMatching(/^o:/));
  });
});
