import { describe, expect, it } from 'vitest';
import { toPageBody } from './page-body.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const pageOf = (html: string, status = 200): CachedPage => ({
  status,
  headers: {},
  body: toPageBody(Buffer.from(html), 'NONCE'),
});
const cacheOf = (options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) =>
  new PageCache({ maxBytes: 10_000, maxAgeMs: 1000, now: () => 1, ...options });

describe('the page cache', () => {
  it('serves a rendered page again', async () => {
    const cache = cacheOf();
    const page = await cache.render('/', async () => pageOf('hello'));
    expect(cache.find('/')).toBe(page);
  });

  it('lets visitors who come at the same moment share one render', async () => {
    const cache = cacheOf();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return pageOf('hello');
    };
    await Promise.all([cache.render('/', render), cache.render('/', render), cache.render('/', render)]);
    expect(renders).toBe(1);
  });

  it('does not keep a page that was begun before the market changed', async () => {
    const cache = cacheOf();
    const rendering = cache.render('/', async () => pageOf('old'));
    cache.clear();
    await rendering;
    expect(cache.find('/')).toBeUndefined();
  });

  it('keeps no errors', async () => {
    const cache = cacheOf();
    await cache.render('/', async () => pageOf('gone', 410));
    expect(cache.find('/')).toBeUndefined();
  });

  it('keeps no page that asks not to be stored', async () => {
    const cache = cacheOf();
    await cache.render('/', async () => ({ ...pageOf('token'), headers: { 'cache-control': 'no-store' } }));
    expect(cache.find('/')).toBeUndefined();
  });

  it('drops a page after its time to live', async () => {
    let now = 1;
    const cache = cacheOf({ now: () => now });
    await cache.render('/', async () => pageOf('hello'));
    now = 1002;
    expect(cache.find('/')).toBeUndefined();
  });

  it('gives up the page that was requested least recently when it is full', async () => {
    const cache = cacheOf({ maxBytes: 2900 });
    const big = 'x'.repeat(500);
    for (const key of ['a', 'b']) await cache.render(key, async () => pageOf(big));
    cache.find('a');
    await cache.render('c', async () => pageOf(big));
    expect([cache.find('a'), cache.find('b'), cache.find('c')].map((page) => page !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('renders again after a failed render', async () => {
    const cache = cacheOf();
    await expect(cache.render('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(cache.render('/', async () => pageOf('hello'))).resolves.toMatchObject({ status: 200 });
  });
});
