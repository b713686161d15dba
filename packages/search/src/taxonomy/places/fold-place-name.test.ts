import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPlaceName, foldPlaceSpelling, placeSlug } from './fold-place-name.ts';

describe('foldPlaceName', () => {
  it.each([
    ['München', 'muenchen'],
    ['MÜNCHEN', 'muenchen'],
    ['Mu\u0308nchen', 'muenchen'],
    ['Gießen', 'giessen'],
    ['Neuchâtel', 'neuchatel'],
    ['Villingen-Schwenningen', 'villingen schwenningen'],
    ['Halle (Saale)', 'halle saale'],
    ['  Bad   Tölz ', 'bad toelz'],
    ['Sankt Pölten', 'st poelten'],
    ['St. Pölten', 'st poelten'],
    ['St.Gallen', 'st gallen'],
  ])('folds %s to %s', (name, folded) => {
    expect(foldPlaceName(name)).toBe(folded);
  });

  it.each([
    ['Munich', 'muenchen'],
    ['Munchen', 'muenchen'],
    ['Genève', 'genf'],
    ['Geneva', 'genf'],
    ['Zurich', 'zuerich'],
    ['Vienna', 'wien'],
    ['Frankfurt/M.', 'frankfurt am main'],
    ['Biel', 'biel bienne'],
  ])('knows %s as %s', (name, folded) => {
    expect(foldPlaceName(name)).toBe(folded);
  });

  it('folds a folded name to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = foldPlaceSpelling(name);
        expect(foldPlaceSpelling(once)).toBe(once);
      }),
    );
  });

  it('does not trip over names of object properties', () => {
    expect(foldPlaceName('constructor')).toBe('constructor');
  });
});

describe('placeSlug', () => {
  it('joins the words of a place with hyphens', () => {
    expect(placeSlug('Frankfurt am Main')).toBe('frankfurt-am-main');
    expect(placeSlug('Biel/Bienne')).toBe('biel-bienne');
  });
});
