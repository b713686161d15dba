/** A typed question in parts, for engines that have no language of their own for it. */
export type QueryPart = { text: string; isPhrase: boolean; isExcluded: boolean; isAlternative: boolean };

const PART = /(-?)"([^"]+)"|(\S+)/g;
const OR = /^(oder|or)$/i;

export function splitQuery(q: string): QueryPart[] {
  const parts: QueryPart[] = [];
  let isAlternative = false;
  for (const [, minus, phrase, word] of q.matchAll(PART)) {
    if (word && OR.test(word)) {
      isAlternative = parts.length > 0;
      continue;
    }
    const isExcluded = minus === '-' || /^-\p{L}/u.test(word ?? '');
    const text = (phrase ?? word ?? '')
      .replace(/^-/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (text !== '') parts.push({ text, isPhrase: phrase !== undefined, isExcluded, isAlternative });
    isAlternative = false;
  }
  return parts;
}
