import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './testing.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();

describe('a test database', () => {
  it('has the product schema', async () => {
    const { rows } = await first.db.execute(sql`select count(*) as tables from pg_tables where tablename = 'jobs'`);
    expect(rows).toEqual([{ tables: 1 }]);
  });

  it('is not seen by another test file', async () => {
    await first.db.execute(sql`create table only_here ()`);
    const { rows } = await second.db.execute(sql`select to_regclass('only_here') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});
