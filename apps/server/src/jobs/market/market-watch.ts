import { nextExpiry } from '@stellenvisite/core/jobs/market/next-expiry';
import type { Database } from '@stellenvisite/db/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Connections, listenToDatabase } from '../../database/listen-to-database.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;

export type MarketWatch = { stop(): Promise<void> };

type WatchOptions = {
  database: Pick<Database, 'db'> & { pool: Connections };
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called whenever what this process caches of the market may be stale. */
  onChange: () => void;
  reconnectMs?: number;
};

/**
 * Tells a process when the market changed: PostgreSQL notifies every process at commit (triggers that call `market_changed`), and a
 * job's end is no write at all, so the next one is awaited by the clock.
 */
export async function watchMarket({ database, log, onChange, reconnectMs }: WatchOptions): Promise<MarketWatch> {
  let isStopping = false;
  let expiryTimer: NodeJS.Timeout | undefined;

  const awaitNextExpiry = async () => {
    const expiry = await nextExpiry({ db: database.db, now: () => new Date() });
    clearTimeout(expiryTimer);
    if (!expiry || isStopping) return;
    const wait = Math.min(Math.max(expiry.getTime() - Date.now(), 0) + 1, MAX_TIMER_MS);
    expiryTimer = setTimeout(changed, wait).unref();
  };

  function changed() {
    onChange();
    awaitNextExpiry().catch((error) => log.warn({ err: error }, 'next expiry unknown'));
  }

  const listening = await listenToDatabase({
    pool: database.pool,
    channel: 'market_changed',
    log,
    onNotification: changed,
    // Without notifications nothing may be cached for longer than one attempt to reconnect.
    onSilence: onChange,
    reconnectMs,
  });
  return {
    async stop() {
      isStopping = true;
      clearTimeout(expiryTimer);
      await listening.stop();
    },
  };
}
