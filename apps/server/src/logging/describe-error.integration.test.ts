import { Writable } from 'node:stream';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from '../context.ts';
import { registerProblemErrors } from '../http/problem-errors.ts';
import { summariseError, toLoggedError } from './describe-error.ts';

const { db } = await createTestDatabase();
const ADDRESS = 'schwester.anna@praxis.example';

/** Failures of PostgreSQL that repeat what they were given: in the values, the detail or the message. */
const failures = {
  'a value that is refused': sql`select ${ADDRESS}::uuid`,
  'a text that cannot be stored': sql`select ${`${ADDRESS}\0`}::text`,
  'a row that is there already': sql`
    with twice as (select ${ADDRESS}::text as key) insert into settings (key, value)
    select key, '1'::jsonb from twice union all select key, '2' from twice`,
};

async function failWith(statement: (typeof failures)[keyof typeof failures]): Promise<unknown> {
  return db.execute(statement).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each(Object.entries(failures))('the log of %s says what failed and not with what', async (_name, statement) => {
  const error = await failWith(statement);
  expect(JSON.stringify(toLoggedError(error)) + summariseError(error)).not.toContain(ADDRESS);
  expect(toLoggedError(error)).toMatchObject({
    message: 'Failed query',
    query: expect.stringContaining('$1'),
    cause: { code: expect.stringMatching(/^2[23]/), stack: expect.stringContaining('at ') },
  });
});

test('a request that fails leaves neither its values nor its address in the log', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const app = Fastify({ loggerInstance: createLogger({ logLevel: 'info', isDevelopment: false }, stream) });
  registerProblemErrors(app);
  app.get('/fails', async () => {
    throw await failWith(failures['a value that is refused']);
  });
  await app.inject(`/fails?email=${ADDRESS}`);
  expect(written).toContain('Failed query');
  expect(written).not.toContain(ADDRESS);
});
