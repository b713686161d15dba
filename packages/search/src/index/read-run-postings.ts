import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

type Part = { term: string; docs: Buffer };

/**
 * Which of these docs hold each term. Read from the runs in which the docs were written, not from the terms' whole lists: of
 * new docs these are small however large the market is.
 */
export async function readRunPostings(
  db: Db,
  terms: readonly string[],
  docs: readonly number[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (terms.length === 0 || docs.length === 0) return found;
  const wanted = new Set(docs);
  const { rows } = await db.execute<Part>(sql`
    with runs as materialized (
      select distinct r.first_doc, r.last_doc from search_runs r
      join unnest(${sql.param([...docs])}::int[]) as doc on doc between r.first_doc and r.last_doc)
    select p.term, p.docs from runs
    join search_postings p on p.last_doc between runs.first_doc and runs.last_doc
    where p.term = any(${sql.param([...terms])}::text[])
    order by p.last_doc`);
  for (const { term, docs: bytes } of rows) {
    const held = found.get(term) ?? [];
    for (let at = 0; at < bytes.length; at += 4) {
      const doc = bytes.readUInt32LE(at);
      if (wanted.has(doc)) held.push(doc);
    }
    found.set(term, held);
  }
  return found;
}
