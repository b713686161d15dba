import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMarketCache, registerMarketCache } from './market-cache.ts';

/** Answers how often each route was computed. */
function buildApp() {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const cache = createMarketCache();
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    Object.assign(request, {
      ctx: { language: request.headers['accept-language'], actor: request.headers.authorization ?? null },
    });
  });
  registerMarketCache(app, cache);
  const schema = { response: { 200: z.object({ computed: z.number() }) } };
  let computed = 0;
  const count = async () => ({ computed: ++computed, secret: 'not in the schema' });
  app.get('/cached', { config: { cache: 'market' }, schema }, count);
  app.get('/always', { schema }, count);
  app.get('/text', { config: { cache: 'market' } }, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300');
    computed += 1;
    return `<n>${computed}</n>`;
  });
  app.get('/long', { config: { cache: 'market' } }, async () => `${computed} ${'a'.repeat(2_000)}`);
  app.get('/failing', { config: { cache: 'market' } }, async () => {
    computed += 1;
    throw new Error(`failure ${computed}`);
  });
  const get = async (url: string, language = 'de') => {
    const { body, headers } = await app.inject({ url, headers: { 'accept-language': language } });
    return { body, headers };
  };
  return { app, cache, get };
}

test('a route that says so is computed once for each address and language, until the market changes', async () => {
  const { cache, get } = buildApp();
  const first = await get('/cached?q=a');
  expect(first.body).toBe('{"computed":1}');
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(await get('/cached?q=a')).toMatchObject({ body: first.body });
  expect((await get('/cached?q=b')).body).toBe('{"computed":2}');
  expect((await get('/cached?q=a', 'en')).body).toBe('{"computed":3}');
  cache.clear();
  expect((await get('/cached?q=a')).body).toBe('{"computed":4}');
});

test('what a signed-in person is answered is computed for them alone', async () => {
  const { app, get } = buildApp();
  await get('/cached');
  const own = await app.inject({ url: '/cached', headers: { authorization: 'Bearer anna' } });
  expect([own.body, own.headers['cache-control']]).toEqual(['{"computed":2}', 'private, no-store']);
  expect((await get('/cached')).body).toBe('{"computed":1}');
});

test('a long answer is compressed once, and reads the same', async () => {
  const { app, get } = buildApp();
  const plain = await get('/long');
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
  for (let time = 1; time <= 2; time += 1) {
    const headers = { 'accept-language': 'de', 'accept-encoding': 'gzip, br' };
    const { rawPayload, headers: sent } = await app.inject({ url: '/long', headers });
    expect(sent['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(100);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
});

test('an answer from the cache needs no validation of its address again', async () => {
  const { app, get } = buildApp();
  let validated = 0;
  app.addHook('preHandler', async () => {
    validated += 1;
  });
  await get('/cached');
  await get('/cached');
  expect(validated).toBe(1);
});

test('other routes, and failures, are computed each time', async () => {
  const { get } = buildApp();
  expect([(await get('/always')).body, (await get('/always')).body]).toEqual(['{"computed":1}', '{"computed":2}']);
  expect((await get('/failing')).body).toContain('failure 3');
  expect((await get('/failing')).body).toContain('failure 4');
});

test('a text keeps its type and how long others may cache it', async () => {
  const { get } = buildApp();
  const [first, second] = [await get('/text'), await get('/text')];
  expect(second.body).toBe('<n>1</n>');
  for (const name of ['content-type', 'cache-control']) expect(second.headers[name]).toBe(first.headers[name]);
  expect(second.headers['cache-control']).toBe('public, max-age=300');
});
