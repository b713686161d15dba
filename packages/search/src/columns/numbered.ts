/** Texts by number, in the order of their first appearance. */
export type Numbered = {
  numberOf(text: string): number;
  find(text: string): number | undefined;
  list: readonly string[];
};

export function createNumbered(): Numbered {
  const numbers = new Map<string, number>();
  const list: string[] = [];
  return {
    list,
    find: (text) => numbers.get(text),
    numberOf(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, list.length);
      list.push(text);
      return list.length - 1;
    },
  };
}
