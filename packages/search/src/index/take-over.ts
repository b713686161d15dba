import type { Db } from '@stellenvisite/db/client';
import type { FactStore } from '../columns/fact-store.ts';
import { reloadDocs } from './load-facts.ts';

/** Brings changed docs into a store. Few are in it when `take` is done; many follow, and few that come then do not wait for them. */
export type TakeOver = {
  take(docs: readonly number[]): Promise<void>;
  /** Until everything taken is in the store. */
  settle(): Promise<void>;
};

const FEW = 200;
/** A batch of the indexer, old docs and new: an ad is found under one of them. */
const DOCS_AT_ONCE = 1_000;

export function createTakeOver(db: Db, store: FactStore): TakeOver {
  const waiting = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let draining: Promise<void> | undefined;

  /** One after the other: what was read earlier must not be written later. */
  function reload(docs: readonly number[]): Promise<void> {
    const done = last.then(() => reloadDocs(db, store, docs));
    last = done.catch(() => undefined);
    return done;
  }

  async function drain(): Promise<void> {
    while (waiting.size > 0) {
      const docs = [...waiting.values().take(DOCS_AT_ONCE)];
      // Before they are read: one that changes meanwhile waits again.
      for (const doc of docs) waiting.delete(doc);
      try {
        await reload(docs);
      } catch (error) {
        for (const doc of docs) waiting.add(doc);
        throw error;
      }
    }
  }

  function goOn(): Promise<void> {
    draining ??= drain().finally(() => {
      draining = undefined;
    });
    return draining;
  }

  return {
    async take(docs) {
      if (docs.length > FEW) for (const doc of docs) waiting.add(doc);
      // Whoever takes or settles next tries again what failed.
      if (waiting.size > 0) goOn().catch(() => undefined);
      if (docs.length > 0 && docs.length <= FEW) await reload(docs);
    },
    async settle() {
      while (waiting.size > 0 || draining) await goOn();
    },
  };
}
