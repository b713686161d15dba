/** A small stable hash (FNV-1a): the same building looks the same on every visit. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash ^= seed.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function pick<Item>(items: readonly [Item, ...Item[]], hash: number): Item {
  return items[hash % items.length] ?? items[0];
}
