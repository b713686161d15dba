import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { APP_ROLE, prepareAppRole } from './app-role.ts';
import { openDatabase } from './client.ts';
import { settings } from './schema/platform/settings.ts';
import { createTestDatabase } from './testing.ts';

const owner = await createTestDatabase();
await prepareAppRole(owner.pool, null);
await prepareAppRole(owner.pool, null);
const url = new URL(owner.connectionString);
url.username = APP_ROLE;
const app = openDatabase({ connectionString: url.href });

const INSERT = sql`insert into admin_acts (id, at, area, action) values (gen_random_uuid(), now(), 'jobs', 'job.released')`;

test('the role of the app adds to the log of administrators and reads it', async () => {
  await app.db.execute(INSERT);
  const { rows } = await app.db.execute(sql`select action from admin_acts`);
  expect(rows).toEqual([{ action: 'job.released' }]);
});

test.each([
  `update admin_acts set action = 'job.removed'`,
  'delete from admin_acts',
  'truncate admin_acts',
  'drop table admin_acts',
  'alter table admin_acts disable trigger all',
  'drop trigger admin_acts_append_only on admin_acts',
  'alter table admin_acts rename to other_acts',
  `create or replace function remove_old_admin_acts() returns integer language sql as 'select 1'`,
  `set role stellenvisite`,
  'alter role stellenvisite_app superuser',
])('it may not: %s', async (statement) => {
  await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('what is past its time is removed through the one function, and everything else is the app’s', async () => {
  await owner.db.execute(
    sql`insert into admin_acts (id, at, area, action) values (gen_random_uuid(), now() - interval '25 months', 'jobs', 'old')`,
  );
  const { rows } = await app.db.execute(sql`select remove_old_admin_acts() as removed`);
  expect(rows).toEqual([{ removed: 1 }]);
  await app.db.insert(settings).values({ key: 'a', value: true });
  await app.db.execute(sql`alter table settings add column more text`);
  expect(await app.db.$count(settings)).toBe(1);
  await app.close();
});
