import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from './client.ts';
import { createTestDatabase } from './testing.ts';

const { db, pool, connectionString } = await createTestDatabase();

it('reads counts as numbers and exact decimals as text', async () => {
  const { rows } = await db.execute(sql`select count(*) as count, 1.10::numeric as price from generate_series(1, 3)`);
  expect(rows).toEqual([{ count: 3, price: '1.10' }]);
});

it('fails rather than rounds an int8 that no number can hold', async () => {
  await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('exceeds what a number holds exactly');
});

it('goes on with new connections after the server has ended the old ones', async () => {
  const lost: Error[] = [];
  const database = openDatabase({
    connectionString,
    applicationName: 'unlucky',
    onConnectionLost: (error) => lost.push(error),
  });
  await database.pool.query('select 1');
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'unlucky'`);
  await expect.poll(() => lost.length).toBe(1);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await expect(database.close()).resolves.toBeUndefined();
});
