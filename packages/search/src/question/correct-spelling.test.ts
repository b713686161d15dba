import { describe, expect, it } from 'vitest';
import { read } from './read-question.fixture.ts';

describe('spelling', () => {
  it('is corrected in the plan and reported', () => {
    const { understood, suggestion, plan } = read('Krankenpfelger münchen');
    expect(suggestion).toBe('Krankenpfleger münchen');
    expect(understood[0]).toMatchObject({ text: 'Krankenpfelger', corrected: 'Krankenpfleger', value: 'pflegefach' });
    expect(plan.units[0]?.alternatives).toContainEqual(
      expect.objectContaining({ terms: ['o:pflegefach'], points: 72, match: 'spelling' }),
    );
    expect(plan.units[0]?.alternatives).toContainEqual(
      expect.objectContaining({ terms: ['x:krankenpfelger'], match: 'exact' }),
    );
  });

  it.each(['Krankenpfleger', 'Tracheostoma', 'OTA', 'Weiden', '"Krankenpfelger"', 'Nachtpflegehelferin'])(
    '“%s” stays as it is',
    (q) => {
      expect(read(q).suggestion).toBeUndefined();
    },
  );

  it('is corrected in one part of a compound', () => {
    expect(read('nachtpfelgehelfer').suggestion).toBe('nachtpflegehelfer');
  });
});
