import type { Db } from '@stellenvisite/db/client';
import type { FactStore } from '../columns/fact-store.ts';
import { reloadDocs } from './load-facts.ts';

/** Applies changed documents to a store. A few are applied at once; many are queued, and a few that come later do not wait for them. */
export type ChangeApplier = {
  apply(docs: readonly number[]): Promise<void>;
  /** Resolves when the queue is empty. */
  drain(): Promise<void>;
};

const FEW = 200;
/** A batch of the indexer, old documents and new: a job is found under one of them. */
const DOCS_AT_ONCE = 1_000;

export function createChangeApplier(db: Db, store: FactStore): ChangeApplier {
  const queue = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let draining: Promise<void> | undefined;

  /** One after the other: what was read earlier must not be written later. */
  function reload(docs: readonly number[]): Promise<void> {
    const done = last.then(() => reloadDocs(db, store, docs));
    last = done.catch(() => undefined);
    return done;
  }

  async function drainQueue(): Promise<void> {
    while (queue.size > 0) {
      const docs = [...queue.values().take(DOCS_AT_ONCE)];
      // Before they are read: one that changes meanwhile is queued again.
      for (const doc of docs) queue.delete(doc);
      try {
        await reload(docs);
      } catch (error) {
        for (const doc of docs) queue.add(doc);
        throw error;
      }
    }
  }

  function startDraining(): Promise<void> {
    draining ??= drainQueue().finally(() => {
      draining = undefined;
    });
    return draining;
  }

  return {
    async apply(docs) {
      if (docs.length > FEW) for (const doc of docs) queue.add(doc);
      // The next call of apply or drain retries what failed.
      if (queue.size > 0) startDraining().catch(() => undefined);
      if (docs.length > 0 && docs.length <= FEW) await reload(docs);
    },
    async drain() {
      while (queue.size > 0 || draining) await startDraining();
    },
  };
}
