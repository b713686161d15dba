const WORDS = 300;

/** Returns the beginning of a text: engines with everything in memory index no more of it, which would not fit at 100,000 jobs. */
export function firstWords(text: string): string {
  return text.split(' ', WORDS).join(' ');
}
