import type { ReviewReason } from '@stellenvisite/contract/held-jobs.schema';

/** What a letter to the employer can be about; each is a text block. */
export const LETTER_BLOCKS = ['pay', 'wording', 'incomplete', 'contact', 'address', 'duplicate'] as const;
export type LetterBlock = (typeof LETTER_BLOCKS)[number];

const BLOCK_OF: Record<ReviewReason['kind'], LetterBlock | null> = {
  gender_form: 'wording',
  one_sex: 'wording',
  discriminating: 'wording',
  shouting: 'wording',
  pay_missing: 'pay',
  incomplete: 'incomplete',
  contact_in_text: 'contact',
  foreign_address: 'address',
  duplicate: 'duplicate',
  new_employer: null,
};

/** The blocks that fit the reasons, with the words each is about. */
export function blocksFor(reasons: readonly ReviewReason[]): { block: LetterBlock; words: string[] }[] {
  return LETTER_BLOCKS.flatMap((block) => {
    const about = reasons.filter(({ kind }) => BLOCK_OF[kind] === block);
    return about.length === 0 ? [] : [{ block, words: [...new Set(about.flatMap(({ words }) => words))] }];
  });
}

/** Puts a sentence into the letter, or takes it out where it stands as it was; what was typed by hand stays. */
export function toggleSentence(letter: string, sentence: string, greeting: string): string {
  if (letter.includes(sentence)) {
    const rest = letter.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim();
    return rest === greeting ? '' : rest;
  }
  return letter.trim() === '' ? `${greeting} ${sentence}` : `${letter.trimEnd()} ${sentence}`;
}
