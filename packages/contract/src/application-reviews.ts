export const NOTE_LENGTH = 2000;
/** Of one application; more is a conversation that belongs elsewhere. */
export const MAX_NOTES = 200;
export const RATING_STARS = [1, 2, 3, 4, 5] as const;
export const MAX_TAGS = 10;
export const TAG_LENGTH = 40;
export const SUGGESTED_TAGS = 20;

const MENTION = /<@([0-9a-f-]{36})>/g;

/** As a mention stands in the text of a note: by id, so that a name is always the one the person has now. */
export const toMention = (userId: string) => `<@${userId}>`;

export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, userId = '']) => userId))];
}

export type NotePart = { text: string } | { userId: string };

/** The text of a note, cut at its mentions. */
export function splitNote(text: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ userId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/** Each word once, whatever its case; the first spelling stands. */
export function uniqueTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLocaleLowerCase('de');
    if (!byWord.has(key)) byWord.set(key, tag);
  }
  return [...byWord.values()];
}
