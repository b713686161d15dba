import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createEmployer, createJob, createPlaces, daysAgo, testHtml } from '@stellenvisite/db/testing-market';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { PageCache } from './page-cache.ts';

const cache = new PageCache({ maxBytes: 10_000_000, maxAgeMs: 60_000 });
const { app, database } = await buildTestApp({ withPages: true, cache });
const { db } = database;

let live: string;
let expired: string;

beforeAll(async () => {
  await createPlaces(db);
  const employer = await createEmployer(db);
  live = await createJob(db, employer, {
    title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation',
    payMin: 342_000,
    payMax: 415_000,
    payCurrency: 'EUR',
    payPeriod: 'month',
    street: 'Rheinhöhenweg 12',
    postalCode: '10115',
    introHtml: testHtml('<p>Sie betreuen am Tag zwei Menschen.</p>'),
  });
  expired = await createJob(db, employer, { validThrough: daysAgo(1) });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const INLINE_SCRIPT = /<script(?![^>]*(?:ld\+json|\ssrc=))[^>]*>(.*?)<\/script>/gs;
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('a page', () => {
  test('comes with a policy that lists the hash of each of its inline scripts and allows no other', async () => {
    const { body, headers } = await open('/');
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(INLINE_SCRIPT)].map(([, content = '']) => hashOf(content));
    expect(scripts.length).toBeGreaterThan(2);
    for (const hash of scripts) expect(policy).toContain(hash);
    expect(
      policy
        .match(/script-src ([^;]+)/)?.[1]
        ?.split(' ')
        .sort(),
    ).toEqual([...new Set(["'self'", ...scripts])].sort());
    expect(policy).not.toMatch(/https:|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('has no inline handler', async () => {
    expect((await open('/')).body).not.toMatch(/\son[a-z]+="/);
  });

  test('is answered with 304 and the same policy when the browser has it', async () => {
    const { headers } = await open('/');
    const again = await open('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const)('is the same compressed with %s', async (encoding, accepted, decompress) => {
    const compressed = await open('/', { 'accept-encoding': accepted });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    const plain = await open('/', { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  test('has data that a browser may use again for a moment, and no shared cache', async () => {
    const { headers } = await open('/preise.data');
    expect(headers['cache-control']).toBe('private, max-age=10');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('may be stored by shared caches for a moment and differs by cookie', async () => {
    const { headers } = await open('/');
    expect(headers['cache-control']).toContain('s-maxage=30');
    expect(headers.vary).toContain('Cookie');
  });

  test('is German by default, English by cookie or address, and the address is remembered', async () => {
    expect((await open('/')).body).toContain('<html lang="de"');
    expect((await open('/', { cookie: 'lang=en' })).body).toContain('<html lang="en"');
    const asked = await open('/?lang=en', { cookie: 'lang=de' });
    expect(asked.body).toContain('<html lang="en"');
    expect(asked.headers['set-cookie']).toContain('lang=en');
    expect((await open('/', { cookie: 'lang=fr; theme=pink' })).body).toContain('<html lang="de"');
  });

  test('carries the chosen theme', async () => {
    expect((await open('/', { cookie: 'theme=nacht' })).body).toContain('data-theme="nacht"');
    expect((await open('/')).body).not.toMatch(/<html[^>]*data-theme/);
  });

  test('has one canonical address and its alternates', async () => {
    const { body } = await open('/preise?lang=en');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/preise?lang=en"/>');
    expect(body).toMatch(/rel="alternate"[^>]*hrefLang="de"[^>]*href="http:\/\/localhost:3000\/preise"/i);
  });

  test('is rendered again when the market has changed', async () => {
    const { headers } = await open(`/jobs/${live}`);
    const employer = await createEmployer(db, { name: 'Neues Haus' });
    await createJob(db, employer, { title: 'Neu ausgehängt' });
    cache.clear();
    expect((await open('/jobs?sort=newest')).body).toContain('Neu ausgehängt');
    expect(headers.etag).toBeDefined();
  });
});

describe('a job page', () => {
  test('holds structured data that equal what it shows', async () => {
    const { body } = await open(`/jobs/${live}`);
    const data = JSON.parse(body.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? 'null');
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation',
      employmentType: ['FULL_TIME'],
      hiringOrganization: { name: 'Klinikum am Park' },
      jobLocation: {
        address: {
          streetAddress: 'Rheinhöhenweg 12',
          postalCode: '10115',
          addressLocality: 'Berlin',
          addressCountry: 'DE',
        },
      },
      baseSalary: { currency: 'EUR', value: { minValue: 3420, maxValue: 4150, unitText: 'MONTH' } },
      directApply: false,
    });
    expect(data.description).toContain('<p>Sie betreuen am Tag zwei Menschen.</p>');
    expect(body).toContain('3.420,00–4.150,00');
  });

  test('sends the job to the browser once, besides the page itself and its data for search engines', async () => {
    const { body } = await open(`/jobs/${live}`);
    expect(body.split('Sie betreuen am Tag zwei Menschen.').length - 1).toBe(3);
    expect(body).not.toContain('hiringOrganization\\"');
  });

  test('that has expired answers 410, says so, offers others and is not for search engines', async () => {
    const { statusCode, body } = await open(`/jobs/${expired}`);
    expect(statusCode).toBe(410);
    expect(body).toMatch(/Diese (Stelle ist besetzt|Stelle ist nicht mehr ausgeschrieben|Anzeige ist abgelaufen)/);
    expect(body).toContain('noindex');
    expect(body).not.toContain('ld+json');
  });

  test('of an unknown or malformed id answers 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'abc', '..%2f..', '%00', 'x'.repeat(400)]) {
      expect((await open(`/jobs/${id}`)).statusCode, id).toBe(404);
    }
  });

  test('is the only kind of page with structured data', async () => {
    for (const path of ['/', '/jobs', '/jobs/kategorie/pflege', '/arbeitgebern'])
      expect((await open(path)).body, path).not.toContain('JobPosting');
  });
});

describe('bad input', () => {
  test.each([
    ['/gibt-es-nicht', 404],
    ['/%E0%A4%A', 400],
    ['/jobs?page=abc', 400],
    ['/jobs?page=99999999999', 400],
    ['/jobs?page=9999', 404],
    ['/jobs?category=astronauts', 400],
    ['/jobs/kategorie/unbekannt', 404],
    ['/jobs/ort/unbekannt', 404],
    ['/arbeitgebern/unbekannt', 404],
    ['/arbeitgebern?page=0', 400],
  ])('%s gets a good page with status %i', async (url, status) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('<h1');
    expect(answer.body).toContain('<meta name="robots" content="noindex');
    expect(answer.body).not.toContain('<title>Stellenvisite</title>');
  });

  test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s on a page is refused as a problem', async (method) => {
    const answer = await app.inject({ method, url: '/jobs' });
    expect(answer.statusCode).toBe(405);
    expect(answer.json().code).toBe('request.method_not_allowed');
  });

  test('a body of an unknown media type is refused as a problem', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-strange' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('request.unsupported_media_type');
  });

  test('no query string makes the search page fail', async () => {
    const names = [
      'q',
      'location',
      'radius',
      'country',
      'category',
      'shift',
      'salaryMin',
      'page',
      'pageSize',
      'sort',
      'weekendFree',
      'job',
      'lang',
      'x',
    ];
    const query = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.integer().map(String)),
      ),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
        expect((await open(`/jobs?${search}`)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

test('files of the build do not count as requests of an address, which a whole hospital may share', async () => {
  const { app: limited } = await buildTestApp({ withPages: true, database, env: { RATE_LIMIT: '3' } });
  const statusesOf = async (url: string) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => limited.inject({ url })));
    return answers.map(({ statusCode }) => statusCode).sort();
  };
  expect(await statusesOf('/assets/root-1a2b3c4d.js')).not.toContain(429);
  expect(await statusesOf('/robots.txt')).toContain(429);
});
