import { toMention } from '@stellenvisite/contract/application-reviews';
import type { Colleague } from '@stellenvisite/contract/application-reviews.schema';

/** What is being typed after an @, up to the caret; null where no name is being typed. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || /[\p{L}\d]/u.test(before[start - 1] ?? '')) return null;
  const query = before.slice(start + 1);
  return /^[\p{L}\d. -]{0,40}$/u.test(query) ? { start, query } : null;
}

/** Those whose name has a part that begins with what was typed. */
export function matchPeople(people: readonly Colleague[], query: string): Colleague[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  return people.filter(({ name }) => {
    const full = name.toLocaleLowerCase('de');
    return full.startsWith(wanted) || full.split(/[\s-]+/).some((part) => part.startsWith(wanted));
  });
}

/** `@Name` as it was typed becomes the mention that is stored; the longest name first, so that none is cut. */
export function storeMentions(text: string, people: readonly Colleague[]): string {
  return [...people]
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((stored, { userId, name }) => stored.replaceAll(`@${name}`, toMention(userId)), text);
}
