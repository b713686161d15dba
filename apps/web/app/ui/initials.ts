/** Two letters for a person: of the first and the last name, or the first of an address. */
export function initialsOf(name: string): string {
  const words = name.split('@', 1)[0]?.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first?.[0] ?? '?'}${last?.[0] ?? ''}`.toUpperCase();
}
