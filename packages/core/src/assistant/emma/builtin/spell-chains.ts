import { foldWord, isNear } from './fold-words.ts';

/** Chains whose names are so long that a misspelt one is still none but theirs. */
const CHAINS: readonly string[] = [
  'Asklepios',
  'Vivantes',
  'Alexianer',
  'Johanniter',
  'Malteser',
  'Hirslanden',
  'Helios',
];
const LONG_NAME = 9;

/** Writes the misspelt name of a chain as it is: "Vivantess", "Asklepius". */
export const spellChains = (text: string): string =>
  text.replace(/\p{L}{6,}/gu, (word) => {
    const typed = foldWord(word);
    const isMeant = (name: string) => {
      const known = foldWord(name);
      return known[0] === typed[0] && isNear(typed, known, known.length >= LONG_NAME ? 2 : 1);
    };
    const chain = CHAINS.find(isMeant);
    return chain && foldWord(chain) !== typed ? chain : word;
  });
