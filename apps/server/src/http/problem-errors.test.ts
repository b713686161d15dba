import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registerProblemErrors } from './problem-errors.ts';

const app = Fastify();
registerProblemErrors(app);
app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
app.post('/numbers', { schema: { body: z.object({ numbers: z.array(z.number()) }) } }, async () => 'read');
app.get('/missing-file', () => access('/nowhere/at/all'));
app.get('/missing-socket', () => new Promise((_resolve, reject) => connect('/nowhere/at/all').on('error', reject)));

test('a database that is away is an outage that passes', async () => {
  const answer = await app.inject('/missing-socket');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable']);
});

test('a missing file is a fault of ours', async () => {
  const answer = await app.inject('/missing-file');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.unexpected']);
});

test('of thousands of wrong values the first hundred are named', async () => {
  const answer = await app.inject({ method: 'POST', url: '/numbers', payload: { numbers: Array(5_000).fill('x') } });
  const { errors } = answer.json<{ errors: { path: string }[] }>();
  expect([answer.statusCode, errors.length, errors.at(-1)?.path]).toEqual([400, 100, 'numbers.99']);
});
