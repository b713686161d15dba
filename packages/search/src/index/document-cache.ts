import { LRUCache } from 'lru-cache';

/** Values read of single documents. A value read before its document changed is not cached, however late it arrives. */
export type DocumentCache<T> = {
  get(doc: number): T | undefined;
  /** `readVersion` is the `version` before the value was read. */
  set(doc: number, value: T, readVersion: number): void;
  delete(docs: readonly number[]): void;
  clear(): void;
  readonly version: number;
};

export function createDocumentCache<T extends object>(maxEntries: number): DocumentCache<T> {
  const entries = new LRUCache<number, T>({ max: maxEntries });
  let version = 0;
  return {
    get version() {
      return version;
    },
    get: (doc) => entries.get(doc),
    set(doc, value, readVersion) {
      if (readVersion === version) entries.set(doc, value);
    },
    delete(docs) {
      if (docs.length > 0) version += 1;
      for (const doc of docs) entries.delete(doc);
    },
    clear() {
      version += 1;
      entries.clear();
    },
  };
}
