import { setTimeout as sleep } from 'node:timers/promises';
import { nextExpiry } from '@stellenvisite/core/market/next-expiry';
import type { Connection, Database } from '@stellenvisite/db/client';
import type { FastifyBaseLogger } from 'fastify';

const CHANNEL = 'market_changed';
const RECONNECT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type MarketWatch = { stop(): Promise<void> };

type Connections = { connect(): Promise<Connection> };

type WatchOptions = {
  database: Pick<Database, 'db'> & { pool: Connections };
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called whenever what this process remembers of the market may be out of date. */
  onChange: () => void;
  reconnectMs?: number;
};

/**
 * Tells a process when the market changed: PostgreSQL notifies every process at commit (triggers of migration 0001), and a
 * job's end is no write at all, so the next one is awaited by the clock.
 */
export async function watchMarket(options: WatchOptions): Promise<MarketWatch> {
  const { database, log, onChange, reconnectMs = RECONNECT_MS } = options;
  let isStopping = false;
  let expiryTimer: NodeJS.Timeout | undefined;
  const { promise: stopped, resolve: endWatch } = Promise.withResolvers<void>();

  const awaitNextExpiry = async () => {
    const expiry = await nextExpiry({ db: database.db, now: () => new Date() });
    clearTimeout(expiryTimer);
    if (!expiry || isStopping) return;
    const wait = Math.min(Math.max(expiry.getTime() - Date.now(), 0) + 1, LONGEST_TIMER_MS);
    expiryTimer = setTimeout(changed, wait).unref();
  };

  function changed() {
    onChange();
    awaitNextExpiry().catch((error) => log.warn({ err: error }, 'next expiry unknown'));
  }

  /** One connection at a time: each is given back before the next is asked for. */
  async function keepListening(first: Listener): Promise<void> {
    for (let listener: Listener | null = first; listener; listener = await listenAgain()) {
      changed();
      await Promise.race([listener.lost, stopped]);
      listener.close();
    }
  }

  async function listenAgain(): Promise<Listener | null> {
    while (!isStopping) {
      // No news reaches us meanwhile, so nothing may be remembered for longer than a try.
      onChange();
      await Promise.race([sleep(reconnectMs, undefined, { ref: false }), stopped]);
      if (isStopping) break;
      const listener = await listen(database.pool, changed).catch((error: unknown) => {
        log.warn({ err: error }, 'not listening for market changes');
      });
      if (listener) return listener;
    }
    return null;
  }

  const listening = keepListening(await listen(database.pool, changed));
  return {
    async stop() {
      isStopping = true;
      endWatch();
      clearTimeout(expiryTimer);
      await listening;
    },
  };
}

type Listener = { lost: Promise<void>; close(): void };

async function listen(pool: Connections, onNotification: () => void): Promise<Listener> {
  const client = await pool.connect();
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  // For as long as the connection lives: an error that nobody listens for would end the process.
  client.on('error', () => lose());
  client.on('end', () => lose());
  client.on('notification', onNotification);
  try {
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return { lost, close: () => client.release(true) };
}
