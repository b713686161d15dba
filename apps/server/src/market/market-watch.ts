import { setTimeout as sleep } from 'node:timers/promises';
import { nextExpiry } from '@stellenvisite/core/market/next-expiry';
import type { Connection, Database } from '@stellenvisite/db/client';
import type { FastifyBaseLogger } from 'fastify';

const CHANNEL = 'market_changed';
const RECONNECT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type MarketWatch = { stop(): Promise<void> };

type WatchOptions = {
  database: Database;
  log: FastifyBaseLogger;
  /** Called whenever what this process remembers of the market may be out of date. */
  onChange: () => void;
};

/**
 * Tells a process when the market changed: PostgreSQL notifies every process at commit (triggers of migration 0001), and a
 * job's end is no write at all, so the next one is awaited by the clock.
 */
export async function watchMarket({ database, log, onChange }: WatchOptions): Promise<MarketWatch> {
  let isStopping = false;
  let client: Connection | undefined;
  let expiryTimer: NodeJS.Timeout | undefined;

  const awaitNextExpiry = async () => {
    clearTimeout(expiryTimer);
    const expiry = await nextExpiry({ db: database.db, now: () => new Date() });
    if (!expiry || isStopping) return;
    const wait = Math.min(Math.max(expiry.getTime() - Date.now(), 0) + 1, LONGEST_TIMER_MS);
    clearTimeout(expiryTimer);
    expiryTimer = setTimeout(changed, wait).unref();
  };

  function changed() {
    onChange();
    awaitNextExpiry().catch((error) => log.warn({ err: error }, 'next expiry unknown'));
  }

  async function listen(): Promise<void> {
    client = await database.pool.connect();
    client.on('notification', changed);
    client.once('error', lost);
    client.once('end', lost);
    await client.query(`LISTEN ${CHANNEL}`);
    changed();
  }

  function lost() {
    client?.removeAllListeners('end');
    client?.release(true);
    client = undefined;
    if (!isStopping) void relisten();
  }

  async function relisten(): Promise<void> {
    while (!isStopping && !client) {
      // No news reaches us meanwhile, so nothing may be remembered for longer than a try.
      onChange();
      await sleep(RECONNECT_MS, undefined, { ref: false });
      await listen().catch((error) => log.warn({ err: error }, 'not listening for market changes'));
    }
  }

  await listen();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(expiryTimer);
      client?.removeAllListeners('end');
      client?.release(true);
      client = undefined;
    },
  };
}
