import { authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await createAdminPerson(db, 'ada@amt.example');
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const quiet = { auth: { persistSession: false, autoRefreshToken: false } };
const visitor = createClient(url, 'public-key', quiet);
const clientOf = (token: string) =>
  createClient(url, 'public-key', { ...quiet, global: { headers: { authorization: `Bearer ${token}` } } });

beforeEach(async () => {
  await db.delete(authUsers);
  await db.delete(authLimits);
});

test('email_exists answers true or false to the official client, however the address is written', async () => {
  await createPerson(db, { email: 'anna@post.example' });
  await createPerson(db, { email: 'unbestaetigt@post.example', isConfirmed: false });
  for (const [p_email, expected] of [
    ['anna@post.example', true],
    ['  ANNA@Post.Example ', true],
    ['anne@post.example', false],
    // Anybody may have entered it: its owner can still sign up.
    ['unbestaetigt@post.example', false],
    ['', false],
    ['\0', false],
    ["' or 1=1 --", false],
  ] as const) {
    const { data, error } = await visitor.rpc('email_exists', { p_email });
    expect({ data, error }).toEqual({ data: expected, error: null });
  }
});

test('email_exists works for who is signed in as well', async () => {
  await createPerson(db, { email: 'anna@post.example' });
  const client = createClient(url, 'public-key', quiet);
  await client.auth.signInWithPassword({ email: 'anna@post.example', password: PASSWORD });
  expect((await client.rpc('email_exists', { p_email: 'anna@post.example' })).data).toBe(true);
});

test('asking for many addresses is refused in the shape of the protocol', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => visitor.rpc('email_exists', { p_email: `a${index}@post.example` })),
  );
  const refused = answers.filter(({ error }) => error);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ status: 429, error: { code: 'PT429', details: null, hint: null } });
});

test('missing arguments and unknown functions are reported as PostgREST tells them', async () => {
  expect(await visitor.rpc('email_exists', {})).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  expect(await visitor.rpc('drop_everything')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  expect((await visitor.from('admin_users').select()).error).toMatchObject({ code: 'PGRST202' });
});

test('the functions about tables are for administrators', async () => {
  await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
  const eva = clientOf((await signIn(app, 'eva@haus.example')).token);
  for (const name of ['get_table_info', 'create_user_employer_links_table_if_not_exists']) {
    const args = { table_name: 'profiles' };
    expect(await visitor.rpc(name, args)).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
    expect(await eva.rpc(name, args)).toMatchObject({ status: 403, error: { code: '42501' } });
    expect((await app.inject({ method: 'POST', url: `/rest/v1/rpc/${name}`, payload: args })).statusCode).toBe(401);
  }
});

test('an administrator sees the columns of the product’s tables and of no secret', async () => {
  const ada = clientOf((await signInAdmin(app, 'ada@amt.example')).token);
  const info = async (table_name: string) => (await ada.rpc('get_table_info', { table_name })).data;
  expect(await info('user_employer_links')).toEqual([
    { column_name: 'user_id', data_type: 'uuid', is_nullable: false },
    { column_name: 'employer_id', data_type: 'uuid', is_nullable: false },
    { column_name: 'is_active', data_type: 'boolean', is_nullable: false },
    { column_name: 'role', data_type: 'text', is_nullable: false },
    { column_name: 'ended_at', data_type: 'timestamp with time zone', is_nullable: true },
    { column_name: 'created_at', data_type: 'timestamp with time zone', is_nullable: false },
  ]);
  expect(JSON.stringify(await info('admin_users'))).not.toContain('password');
  for (const table of [
    'auth_users',
    'auth_keys',
    'settings',
    'pg_authid',
    'no_such_table',
    "x'; drop table jobs; --",
    '\0',
  ]) {
    expect(await info(table)).toEqual([]);
  }
});

test('making sure of the table of links changes nothing, however often', async () => {
  const ada = clientOf((await signInAdmin(app, 'ada@amt.example')).token);
  for (let time = 0; time < 3; time++) {
    const { data, error } = await ada.rpc('create_user_employer_links_table_if_not_exists');
    expect({ data, error }).toEqual({ data: true, error: null });
  }
});

test('our own site may call from a browser, others may not', async () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/rest/v1/rpc/email_exists',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    });
  const own = await preflight('http://localhost:3000');
  expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(own.headers['access-control-allow-headers']).toContain('apikey');
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});
