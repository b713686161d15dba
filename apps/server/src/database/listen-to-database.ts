import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@stellenvisite/db/client';
import type { FastifyBaseLogger } from 'fastify';

const RECONNECT_MS = 1_000;

export type Listening = { stop(): Promise<void> };
export type Connections = { connect(): Promise<Connection> };

type ListenOptions = {
  pool: Connections;
  channel: 'market_changed' | 'search_pending' | 'job_feed' | 'realtime';
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for every notification with its payload, and without one whenever listening begins: what came before was not heard. */
  onNotification: (payload?: string) => void;
  /** Called before every try to listen again: no news arrive meanwhile. */
  onSilence?: () => void;
  reconnectMs?: number | undefined;
};

/** Hears what PostgreSQL notifies at commit, on one connection of the pool, and takes it up again when it is lost. */
export async function listenToDatabase(options: ListenOptions): Promise<Listening> {
  const { pool, channel, log, onNotification, onSilence, reconnectMs = RECONNECT_MS } = options;
  let isStopping = false;
  const { promise: stopped, resolve: endListening } = Promise.withResolvers<void>();

  /** Listens until it is stopped, over one connection at a time: each is released before the next is opened. */
  async function listenWithReconnect(first: Listener): Promise<void> {
    for (let listener: Listener | null = first; listener; listener = await listenAgain()) {
      onNotification();
      await Promise.race([listener.lost, stopped]);
      listener.close();
    }
  }

  async function listenAgain(): Promise<Listener | null> {
    while (!isStopping) {
      onSilence?.();
      await Promise.race([sleep(reconnectMs, undefined, { ref: false }), stopped]);
      if (isStopping) break;
      const listener = await listen(pool, channel, onNotification).catch((error: unknown) => {
        log.warn({ err: error, channel }, 'not listening to the database');
      });
      if (listener) return listener;
    }
    return null;
  }

  const listening = listenWithReconnect(await listen(pool, channel, onNotification));
  return {
    async stop() {
      isStopping = true;
      endListening();
      await listening;
    },
  };
}

type Listener = { lost: Promise<void>; close(): void };

async function listen(
  pool: Connections,
  channel: string,
  onNotification: (payload?: string) => void,
): Promise<Listener> {
  const client = await pool.connect();
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  // For as long as the connection lives: an error that nobody listens for would end the process.
  client.on('error', () => lose());
  client.on('end', () => lose());
  client.on('notification', ({ payload }) => onNotification(payload));
  try {
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return { lost, close: () => client.release(true) };
}
