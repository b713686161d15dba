import type { Database } from '@stellenvisite/db/client';
import { createSearch, type ExplainedSearch } from '@stellenvisite/search';
import { readConfig } from '../apps/server/src/config.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';

/**
 * `npm run search:explain -- "pflege leipzig"`: how the words are understood, by what each may be met, and the first hits in their order
 * with their points. It reads the market of DATABASE_URL or of the data folder; the server may be running.
 */
const HITS = 10;
const MAX_ALTERNATIVES = 8;

async function explain(words: string): Promise<void> {
  const joined = await joinDatabase(readConfig(process.env));
  try {
    const search = createSearch({ db: joined.database.db, now: () => new Date() });
    const explained = await search.explain({ q: words, page: 1, pageSize: HITS }, { language: 'de' });
    printPlan(explained);
    await printHits(joined.database, explained);
  } finally {
    await joined.stop();
  }
}

function printPlan({ plan, filters, page }: ExplainedSearch): void {
  console.log('Understood');
  for (const { kind, text, value, corrected } of page.understood) {
    const as = [value, corrected && `read as ${corrected}`].filter(Boolean).join(', ');
    console.log(`  ${text}: ${kind}${as ? ` (${as})` : ''}`);
  }
  if (page.place) console.log(`  place: ${page.place.name}`);
  console.log(`  filters: ${JSON.stringify(filters)}`);
  console.log('\nPlan: a job meets every one of these words, each by the best of its ways');
  for (const { text, alternatives } of plan.units) {
    console.log(`  ${text}`);
    const best = alternatives.toSorted((a, b) => b.points - a.points);
    for (const { points, field, match, terms } of best.slice(0, MAX_ALTERNATIVES))
      console.log(`    ${String(points).padStart(3)}  ${field} ${match}  ${terms.join(' + ')}`);
    if (best.length > MAX_ALTERNATIVES) console.log(`         and ${best.length - MAX_ALTERNATIVES} more`);
  }
  for (const { text } of plan.excluded) console.log(`  without ${text}`);
}

async function printHits({ pool }: Database, { page }: ExplainedSearch): Promise<void> {
  const docs = page.hits.map(({ doc }) => doc);
  const { rows } = await pool.query<{ doc: number; title: string; city: string }>(
    'select doc, title, city from search_docs join jobs on jobs.id = job_id where doc = any($1)',
    [docs],
  );
  const byDoc = new Map(rows.map((row) => [row.doc, row]));
  console.log(`\nHits: ${page.total}, in order of their points`);
  for (const { doc, ranking } of page.hits) {
    const { title, city } = byDoc.get(doc) ?? {};
    console.log(`  ${ranking?.score.toFixed(1).padStart(6)}  ${title}, ${city}`);
    const reasons = ranking?.reasons.map(
      ({ word, field, match, points }) => `${word} in ${field} (${match}) ${points}`,
    );
    const added = `new ${ranking?.freshness.toFixed(1)}${ranking?.featured ? `, featured ${ranking.featured}` : ''}`;
    console.log(`          ${[...(reasons ?? []), added].join(', ')}`);
  }
}

const words = process.argv.slice(2).join(' ');
if (words) await explain(words);
else {
  console.error('Which words? npm run search:explain -- "pflege leipzig"');
  process.exitCode = 1;
}
