const WORDS = 300;

/** The engines that hold everything in memory index the beginning of a text only; more would not fit at 100,000 jobs. */
export function firstWords(text: string): string {
  return text.split(' ', WORDS).join(' ');
}
