/** Words before or after a name that are not part of it: „Prof. Dr. med.“, „PD“, „Mag.“, „MSc“. */
const TITLE = /^(?:prof|dr|pd|priv|doz|med|dent|vet|rer|nat|phil|mult|hc|h|c|mag|dipl|ing|bsc|msc|ma|ba|frau|herr)$/iu;

/** Returns two letters for a person: of the first and the last name, or the first of an address. Titles do not count. */
export function initialsOf(name: string): string {
  const words = name.split('@', 1)[0]?.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const named = words.filter((word) => !TITLE.test(word));
  const counted = named.length > 0 ? named : words;
  const [first, last] = [counted[0], counted.length > 1 ? counted.at(-1) : undefined];
  return `${first?.[0] ?? '?'}${last?.[0] ?? ''}`.toUpperCase();
}
