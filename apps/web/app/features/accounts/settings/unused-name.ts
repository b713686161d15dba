/** The name, with a number if it is taken: names of second factors are unique. */
export function unusedName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name} ${count}`)) count += 1;
  return `${name} ${count}`;
}

/** A secret in groups of four, which are easier to copy by hand. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
