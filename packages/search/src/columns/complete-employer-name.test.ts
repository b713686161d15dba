import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords, matchesPrefixWithTypo, matchPrefix } from '../language/match-prefix.ts';
import { completeEmployerNames, correctEmployerNames, foldNames } from '../match/suggest-employers.ts';
import { createFactStore, putEmployer } from './fact-store.ts';

const word = fc.oneof(
  fc.constantFrom('Klinik', 'Klinikum', 'Kliniken', 'Klinkum', 'Pflege', 'Pfleger', 'in', 'e', 'Ärzte', '–', 'St.'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const name = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const typed = fc
  .tuple(name, fc.constantFrom('', 'in', 'innen', 'en', 's', 'x'), fc.nat(12))
  .map(([text, ending, length]) => foldWords(text + ending).slice(0, length + 1))
  .filter((text) => text.trim() === text && text !== '');

test('looking through all names at once finds those that each would say of itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 12 }), typed, async (names, wanted) => {
      const store = createFactStore();
      for (const [number, each] of names.entries()) {
        putEmployer(store, { id: `${number}`, name: each, type: 'hospital', kinds: [], size: null });
      }
      const folded = await foldNames(store);
      const completions = names.flatMap((each, number) => {
        const prefixMatch = matchPrefix(foldWords(each), wanted);
        return prefixMatch === null ? [] : [{ number, prefixMatch }];
      });
      const almost = names.flatMap((each, number) => (matchesPrefixWithTypo(foldWords(each), wanted) ? [number] : []));
      expect([...completeEmployerNames(folded, wanted)].sort((a, b) => a.number - b.number)).toEqual(completions);
      expect([...correctEmployerNames(folded, wanted)].map(({ number }) => number)).toEqual(almost);
    }),
    { numRuns: 500 },
  );
});
