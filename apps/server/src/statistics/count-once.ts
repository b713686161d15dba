import { createHash, randomBytes } from 'node:crypto';
import { VIEW_MINUTES } from '@stellenvisite/contract/statistics';
import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED = 50_000;

/**
 * Whether a look at a job or a search counts: not again from the same place within half an hour, or the minutes given. Nobody is
 * remembered: what is kept, in memory and for that time only, is a hash with a key that this process alone has and forgets.
 */
export function createCountOnce(minutes = VIEW_MINUTES) {
  const key = randomBytes(32);
  const seen = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: minutes * 60_000 });
  return (parts: readonly string[]): boolean => {
    const hash = createHash('sha256').update(key).update(parts.join('\n')).digest('base64');
    if (seen.has(hash)) return false;
    seen.set(hash, true);
    return true;
  };
}
