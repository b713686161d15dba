/** What was read of single docs lately. A value read before its doc changed is not kept, however late it arrives. */
export type DocMemory<T> = {
  get(doc: number): T | undefined;
  /** `readFrom` is the `version` before the value was read. */
  keep(doc: number, value: T, readFrom: number): void;
  forget(docs: readonly number[]): void;
  clear(): void;
  readonly version: number;
};

export function createDocMemory<T>(maxEntries: number): DocMemory<T> {
  const entries = new Map<number, T>();
  let version = 0;
  return {
    get version() {
      return version;
    },
    get(doc) {
      const value = entries.get(doc);
      if (value === undefined) return undefined;
      entries.delete(doc);
      entries.set(doc, value);
      return value;
    },
    keep(doc, value, readFrom) {
      if (readFrom !== version) return;
      entries.set(doc, value);
      const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    },
    forget(docs) {
      if (docs.length > 0) version += 1;
      for (const doc of docs) entries.delete(doc);
    },
    clear() {
      version += 1;
      entries.clear();
    },
  };
}
