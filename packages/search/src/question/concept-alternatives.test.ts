import { describe, expect, it } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { read, termsOf } from './read-question.fixture.ts';

describe('a department', () => {
  const pointsOf = (q: string, ...terms: string[]) =>
    read(q)
      .plan.units.flatMap(({ alternatives }) => alternatives)
      .find((each) => [...each.terms].sort().join() === terms.sort().join())?.points ?? 0;

  it('puts those first whose work it is known for', () => {
    const dept = 'd:ambulante-pflege';
    expect(pointsOf('ambulante Pflege', dept, 'o:altenpflege')).toBeGreaterThan(pointsOf('ambulante Pflege', dept));
    expect(pointsOf('Klinikapotheke', 'd:krankenhausapotheke', 'o:apotheker')).toBeGreaterThan(
      pointsOf('Klinikapotheke', 'd:krankenhausapotheke'),
    );
  });

  it('that is a wider one finds the narrower, never the other way round', () => {
    expect(pointsOf('Apotheke', 'd:krankenhausapotheke')).toBeGreaterThan(0);
    expect(pointsOf('Klinikapotheke', 'd:apotheke')).toBe(0);
  });
});

describe('one sort of a kind of employer', () => {
  const keysOf = (q: string) => new Set(read(q).plan.units.flatMap(termsOf));

  it.each(['Rehaklinik', 'Hospiz', 'Suchtklinik', 'Kinderklinik', 'ambulanter Pflegedienst'])(
    '“%s” is not every employer of the kind',
    (q) => {
      expect([...keysOf(q)].filter((term) => term.startsWith('k:'))).toEqual([]);
    },
  );

  it.each([
    ['Krankenhaus', 'k:hospital'],
    ['Altenheim', 'k:care_facilities'],
    ['MVZ', 'k:medical_centers'],
  ])('“%s” is', (q, term) => {
    expect(keysOf(q)).toContain(term);
  });

  it('is found by what such employers call themselves', () => {
    expect(keysOf('Rehaklinik')).toContain(`e:${analyseText('Kurklinik')[0]?.stem}`);
  });
});
