import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { expect, test } from 'vitest';
import { indexAllPending } from './indexing.ts';
import { createSearch } from './search.ts';

test('an explained search has the plan of its words, and each hit the points that it is ordered by', async () => {
  const { db } = await createTestDatabase();
  const employerId = await createEmployer(db, { name: 'Klinik am See' });
  for (const title of ['Hebamme', 'Pflegefachkraft', 'Pflegefachkraft Onkologie'])
    await createJob(db, employerId, { title });
  await indexAllPending({ db });
  const search = createSearch({ db, now: () => new Date() });
  const query = { q: 'pflegefachkraft', page: 1, pageSize: 10 };

  const { plan, page } = await search.explain(query, { language: 'de' });
  expect(plan.units.map(({ text }) => text)).toEqual(['pflegefachkraft']);
  const possible = plan.units.flatMap(({ alternatives }) => alternatives.map(({ points }) => points));
  expect(page.total).toBe(2);
  for (const { ranking } of page.hits) {
    const [reason] = ranking?.reasons ?? [];
    expect(possible).toContain(reason?.points);
    expect(ranking?.score).toBeCloseTo((reason?.points ?? 0) + (ranking?.freshness ?? 0) + (ranking?.featured ?? 0));
  }
  const found = await search.search(query, { language: 'de' });
  expect(page.hits.map(({ doc }) => doc)).toEqual(found.hits.map(({ doc }) => doc));
});
