import { readDraft, removeDraft, writeDraft } from '../../session/use-stored-draft.ts';

const DRAFT = 'idea-vote';
type Vote = { number: number };

/** The idea somebody wanted to vote for before signing in, kept for this visit. */
export const keepVote = (number: number): void => writeDraft(DRAFT, { number } satisfies Vote);

/** Whether it was this idea; it is then forgotten. */
export function takeVote(number: number): boolean {
  if (readDraft<Vote>(DRAFT)?.number !== number) return false;
  removeDraft(DRAFT);
  return true;
}
