import cookie from '@fastify/cookie';
import fc from 'fast-check';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { preferencesRoutes } from './account.routes.ts';

const app = Fastify({ routerOptions: { maxParamLength: 500 } });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(cookie);
await app.register(preferencesRoutes);

const HERE = 'https://www.stellenvisite.example';

async function choose(query: Record<string, string>) {
  const { headers, statusCode } = await app.inject({ url: '/preferences', query });
  return { statusCode, location: String(headers.location), cookie: String(headers['set-cookie']) };
}

test('a choice is stored in a cookie and leads back without the address outvoting it', async () => {
  const answer = await choose({ lang: 'en', return: '/jobs?q=op&lang=de#treffer' });
  expect(answer).toMatchObject({ statusCode: 303, location: '/jobs?q=op#treffer' });
  expect(answer.cookie).toContain('lang=en;');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
])('the way back through %s stays on this site', async (path) => {
  const { location } = await choose({ return: path });
  expect(new URL(location, HERE).origin).toBe(HERE);
});

test('no way back leads to another site, whatever it is put together from', async () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '../preferences',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '?',
    '#',
    '@',
    ':',
    'evil.example',
    '\t',
    ' ',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const { location } = await choose({ return: `/${pieces.join('')}` });
      expect(new URL(location, HERE).origin).toBe(HERE);
    }),
  );
});
