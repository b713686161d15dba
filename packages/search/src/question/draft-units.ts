import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { Word } from '../language/analyse-text.ts';
import type { Token } from '../sentence/read-tokens.ts';
import { type Draft, draftConcepts, nameConcepts } from './draft-concepts.ts';
import { asSpelling, phraseAlternatives } from './word-alternatives.ts';

type IsFree = (index: number) => boolean;

/** Words that belong together; each knows its token. */
type Run = { words: Word[]; tokens: number[] };

/** Which tokens are read, and at which a name ends. */
export type Reach = { isFree: IsFree; isBreak: IsFree; isSentence: boolean };

/** Returns the concepts that the question names, with their positions. */
export function nameUnits(tokens: readonly Token[], { isFree, isBreak }: Reach): Pick<Draft, 'kind' | 'from' | 'to'>[] {
  return runsOf(tokens, isFree, isBreak).flatMap((run) => nameConcepts(run.words).map((name) => toTokens(name, run)));
}

/** Returns the parts of the question that say what is looked for, in their order. */
export function draftUnits(
  tokens: readonly Token[],
  { isFree, isBreak, isSentence }: Reach,
  country: Country | undefined,
): Draft[] {
  const phrases = tokens.flatMap((token, index) =>
    token.isPhrase && token.words.length > 0 && isFree(index) ? [draftPhrase(token, index)] : [],
  );
  const drafts = runsOf(tokens, isFree, isBreak).flatMap((run) =>
    draftConcepts(run.words, country, isSentence).map((draft) => spelled(toTokens(draft, run), tokens)),
  );
  return [...phrases, ...drafts].sort((a, b) => a.from - b.from);
}

function draftPhrase({ text, words }: Token, index: number): Draft {
  return {
    kind: 'phrase',
    keys: [],
    from: index,
    to: index + 1,
    alternatives: phraseAlternatives(words),
    phrase: text,
  };
}

/** A name does not reach over a comma, a phrase, a word that is not wanted or the begin of another clause. */
function runsOf(tokens: readonly Token[], isFree: IsFree, isBreak: IsFree): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [index, token] of tokens.entries()) {
    if (token.isPhrase || isBreak(index) || !isFree(index)) isOpen = false;
    if (token.isPhrase || !isFree(index)) continue;
    const last = runs.at(-1);
    const run = last && isOpen && token.link === 'none' && !token.isExcluded ? last : { words: [], tokens: [] };
    if (run !== last) runs.push(run);
    isOpen = !token.isExcluded;
    run.words.push(...token.words);
    run.tokens.push(...token.words.map(() => index));
  }
  return runs;
}

function toTokens<T extends Pick<Draft, 'from' | 'to'>>(draft: T, { tokens }: Run): T {
  return { ...draft, from: tokens[draft.from] ?? 0, to: (tokens[draft.to - 1] ?? 0) + 1 };
}

function spelled(draft: Draft, tokens: readonly Token[]): Draft {
  const isCorrected = tokens.slice(draft.from, draft.to).some((token) => token.isCorrected);
  return isCorrected ? { ...draft, alternatives: asSpelling(draft.alternatives) } : draft;
}
