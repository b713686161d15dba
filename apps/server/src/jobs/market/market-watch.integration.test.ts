import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { type MarketWatch, watchMarket } from './market-watch.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const log = { warn: vi.fn() };
let watch: MarketWatch | undefined;

afterEach(async () => {
  await watch?.stop();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount, 'connections still in use').toBe(0));
});

const listeners = sql`from pg_stat_activity where query = 'LISTEN market_changed' and datname = current_database()`;
const endListeners = () => db.execute(sql`select pg_terminate_backend(pid) ${listeners}`);
const countListeners = async () => Number((await db.execute(sql`select count(*) ${listeners}`)).rows[0]?.count);

async function start(options: Partial<Parameters<typeof watchMarket>[0]> = {}) {
  const onChange = vi.fn();
  watch = await watchMarket({ database, log, onChange, reconnectMs: 1, ...options });
  return onChange;
}

test('a change of the market is reported once it is committed', async () => {
  const onChange = await start();
  onChange.mockClear();
  await createEmployer(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

test('a lost connection is taken up again, and what was missed meanwhile counts as a change', async () => {
  const onChange = await start();
  await endListeners();
  await vi.waitFor(async () => expect(await countListeners()).toBe(1));
  onChange.mockClear();
  await createEmployer(db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

test('connections that break before they listen are given back, and one listens in the end', async () => {
  let asked = 0;
  async function connect() {
    const client = await pool.connect();
    asked += 1;
    if (asked > 1 && asked < 5) {
      const ended = new Promise((resolve) => client.once('end', resolve));
      client.on('error', () => {});
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
      await ended;
    }
    return client;
  }
  await start({ database: { db, pool: { connect } } });
  await endListeners();
  await vi.waitFor(() => expect(asked).toBe(5));
  await vi.waitFor(async () => expect(await countListeners()).toBe(1));
});
