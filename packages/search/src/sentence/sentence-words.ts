import { foldText } from '../language/fold-text.ts';
import clauses from './clauses.json' with { type: 'json' };
import cues from './cues.json' with { type: 'json' };
import scopes from './scopes.json' with { type: 'json' };
import statements from './statements.json' with { type: 'json' };

const WORD = /\p{L}+/gu;
const { framed: FRAMED, ...SCOPES } = scopes;
const LISTS: readonly (readonly string[])[] = [cues, clauses, SCOPES, statements].flatMap((lists) =>
  Object.values(lists),
);
const WORDS: ReadonlySet<string> = new Set(
  [...LISTS.flat(), ...Object.keys(FRAMED), ...Object.values(FRAMED).flat()].flatMap(
    (text) => foldText(text).match(WORD) ?? [],
  ),
);

const LINKING: ReadonlySet<string> = new Set(
  [cues, clauses, SCOPES].flatMap((lists) => Object.values(lists).flat()).map(foldText),
);

/** Checks whether a folded word only ties others together: nobody looks for it. */
export function isLinkingWord(folded: string): boolean {
  return LINKING.has(folded);
}

/** Checks whether a folded word is part of a cue or a statement: no typo of anything else. */
export function isSentenceWord(folded: string): boolean {
  return WORDS.has(folded);
}
