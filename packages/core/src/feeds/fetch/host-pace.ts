import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Between two requests of this process to one host. */
const GAP_MS = 200;
const freeAt = new LRUCache<string, number>({ max: 1000 });

/** Resolves when the host may be asked again. */
export async function waitForHost(host: string): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, freeAt.get(host) ?? now);
  freeAt.set(host, at + GAP_MS);
  if (at > now) await wait(at - now);
}
