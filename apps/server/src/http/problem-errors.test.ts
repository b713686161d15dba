import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerProblemErrors } from './problem-errors.ts';

const app = Fastify();
registerProblemErrors(app);
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
