import { fillPlaces } from '@stellenvisite/core/jobs/places/fill-places';
import { articlePictures } from '@stellenvisite/db/schema/content/articles';
import { testimonials } from '@stellenvisite/db/schema/content/testimonials';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { MarketProgress } from '../market/insert-market.ts';
import { emptyDemoMarket, fillDemoMarket } from './fill-demo-market.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T09:00:00Z');
const small = { db, now, jobs: 320 };
const nowhere = { put: async () => {} };

beforeAll(async () => {
  await fillPlaces(db);
});

afterEach(async () => {
  await emptyDemoMarket(db);
});

async function countOf(table: PgTable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table);
  return row?.count ?? 0;
}

it('fills in employers, jobs, pictures and testimonials, and tells how far it is', async () => {
  const files = new Map<string, string>();
  const seen: MarketProgress[] = [];
  const store = {
    put: async (key: string, bytes: Uint8Array, contentType: string) => {
      files.set(key, `${contentType} ${new TextDecoder().decode(bytes.slice(0, 4))}`);
    },
  };
  expect(await fillDemoMarket({ ...small, store, onProgress: (progress) => seen.push(progress) })).toEqual({
    filled: true,
  });

  expect(await countOf(jobs)).toBe(320);
  expect(await countOf(employers)).toBeGreaterThan(250);
  expect(await countOf(departments)).toBeGreaterThan(await countOf(employers));
  expect(await countOf(testimonials)).toBe(6);
  expect(seen.at(-1)).toMatchObject({ jobs: 320, totalJobs: 320 });
  expect(await db.$count(employerMedia, eq(employerMedia.kind, 'logo'))).toBe(await countOf(employers));
  expect(await db.$count(employerMedia, isNotNull(employerMedia.caption))).toBeGreaterThan(0);
  const ofEmployers = await db.select({ key: employerMedia.storageKey }).from(employerMedia);
  const ofArticles = await db.select({ key: articlePictures.storageKey }).from(articlePictures);
  const keys = [...ofEmployers, ...ofArticles];
  expect(keys.map((row) => row.key).sort()).toEqual([...files.keys()].sort());
  expect(new Set(files.values())).toEqual(new Set(['image/svg+xml <svg']));
});

it('leaves the derived columns to the database', async () => {
  await fillDemoMarket({ ...small, store: nowhere });
  const underived = or(
    and(isNotNull(jobs.payMin), isNull(jobs.payMonthMin)),
    and(isNotNull(jobs.week), isNull(jobs.weekendFree)),
  );
  expect(await db.select({ id: jobs.id }).from(jobs).where(underived)).toEqual([]);
  const contradicting = and(
    eq(jobs.weekendFree, true),
    sql`${jobs.week} -> 5 <> 'null'::jsonb`,
    ne(jobs.status, 'draft'),
  );
  expect(await db.select({ id: jobs.id }).from(jobs).where(contradicting)).toEqual([]);
});

it('fills once, however often and from however many processes it is called', async () => {
  const answers = await Promise.all([
    fillDemoMarket({ ...small, store: nowhere }),
    fillDemoMarket({ ...small, store: nowhere }),
  ]);
  expect(answers.filter((answer) => answer.filled)).toHaveLength(1);
  expect(await fillDemoMarket({ ...small, store: nowhere })).toEqual({ filled: false });
  expect(await countOf(jobs)).toBe(320);
});

it('leaves nothing behind when it fails midway, and succeeds the next time', async () => {
  let pictures = 0;
  const breaking = {
    put: async () => {
      pictures += 1;
      if (pictures > 40) throw new Error('disk full');
    },
  };
  await expect(fillDemoMarket({ ...small, store: breaking })).rejects.toThrow('disk full');
  expect(await countOf(employers)).toBe(0);
  expect(await db.select().from(settings).where(eq(settings.key, 'demo'))).toEqual([]);
  expect(await fillDemoMarket({ ...small, store: nowhere })).toEqual({ filled: true });
});

it('leaves a market with employers of its own alone', async () => {
  await createEmployer(db, { name: 'Praxis am Markt' });
  expect(await fillDemoMarket({ ...small, store: nowhere })).toEqual({ filled: false });
  expect(await emptyDemoMarket(db)).toBe(false);
  expect(await countOf(employers)).toBe(1);
});
