export type Keyword = {
  /** Lower case. */
  text: string;
  isPhrase: boolean;
  isExcluded: boolean;
};

const TOKEN = /(-?)"([^"]*)"|(\S+)/gu;
const MAX_KEYWORDS = 12;

/** Words as people type them: `"..."` keeps words together, a leading minus excludes. */
export function parseKeywords(q: string): Keyword[] {
  const keywords: Keyword[] = [];
  for (const [, minus, phrase, word] of q.toLowerCase().matchAll(TOKEN)) {
    if (phrase !== undefined) {
      const text = phrase.trim().replace(/\s+/gu, ' ');
      if (text) keywords.push({ text, isPhrase: text.includes(' '), isExcluded: minus === '-' });
    } else if (word !== undefined) {
      const isExcluded = word.length > 1 && word.startsWith('-');
      const text = trimWord(isExcluded ? word.slice(1) : word);
      if (text) keywords.push({ text, isPhrase: false, isExcluded });
    }
  }
  return keywords.slice(0, MAX_KEYWORDS);
}

/** Punctuation around a word belongs to the sentence; a word of nothing else is kept as it is. */
function trimWord(word: string): string {
  const trimmed = word.replace(/^["'„“”‚‘’(,;]+|["'„“”‚‘’),;.!?]+$/gu, '');
  return trimmed === '' ? word : trimmed;
}
