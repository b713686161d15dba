/** For LIKE: the text anywhere, its own wildcards taken literally. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
