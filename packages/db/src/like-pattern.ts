/** For LIKE: the text's own wildcards taken literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** For LIKE: the text anywhere, its own wildcards taken literally. */
export function toLikePattern(text: string): string {
  return `%${escapeLike(text)}%`;
}
