import type { Asked } from './decision.ts';
import { readWishes } from './read-wishes.ts';

const SEARCHING =
  /(?<![\p{L}])(?:such\p{L}*|suech\p{L}*|suach\p{L}*|stellen?|jobs?|arbeiten|einsteigen|anfangen|looking|openings?|positions?|vacanc\p{L}*|work)(?![\p{L}])|\p{L}{3,}(?:stellen?|jobs?)(?![\p{L}])/iu;
/** "Darf ich mit einem Visum in Köln arbeiten?" asks for advice. */
const ASKS_ADVICE =
  /^\s*(?:darf|kann|muss|brauche|wird|werden|habe\s+ich|wie\s+lange|can|may|must|do\s+i|am\s+i|will)(?![\p{L}])/iu;

/** Whether a message asks for jobs, whatever else it tells: it names the work and one thing more, and asks for no advice. */
export async function statesSearch({ text, search }: Pick<Asked, 'text' | 'search'>): Promise<boolean> {
  if (!SEARCHING.test(text) || ASKS_ADVICE.test(text)) return false;
  const { wishes, hasWork } = await readWishes(text, search);
  return hasWork && Object.keys(wishes).length > 1;
}
