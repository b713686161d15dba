import type { Tx } from '@stellenvisite/db/client';
import { searchDocs, searchPostings, searchRuns } from '@stellenvisite/db/schema/search';
import { sql } from 'drizzle-orm';
import { inSlices, type Pause } from './analyse-jobs.ts';

const BYTES_A_DOC = 4;

/** The trigger of the table records the change for every process. */
export async function deleteDocs(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.delete(searchDocs).where(sql`${searchDocs.jobId} = any(${sql.param(jobIds)}::uuid[])`);
}

/** Numbers in the order of the jobs, all above every one given before: only one process writes at a time. */
export async function insertDocs(tx: Tx, jobIds: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ doc: number }>(sql`
    insert into ${searchDocs} (job_id)
    select id from unnest(${sql.param(jobIds)}::uuid[]) with ordinality as job (id, place) order by place
    returning doc
  `);
  return rows.map(({ doc }: { doc: number }) => doc);
}

/** So few that neither this process nor PostgreSQL works on them for longer than a time slice or two. */
const TERMS_AT_ONCE = 400;

/** One row a term for all docs of the run. */
export async function insertPostings(
  tx: Tx,
  docs: readonly number[],
  terms: readonly Set<string>[],
  pause: Pause | undefined,
): Promise<void> {
  const docsOf = new Map<string, number[]>();
  const endSlice = inSlices();
  for (const [index, doc] of docs.entries()) {
    for (const term of terms[index] ?? []) {
      const known = docsOf.get(term);
      if (known) known.push(doc);
      else docsOf.set(term, [doc]);
    }
    await endSlice();
  }
  const rows = [...docsOf];
  for (let start = 0; start < rows.length; start += TERMS_AT_ONCE) {
    if (start > 0) await pause?.();
    await insertRows(tx, rows.slice(start, start + TERMS_AT_ONCE));
  }
}

async function insertRows(tx: Tx, rows: readonly [string, number[]][]): Promise<void> {
  await tx.execute(sql`
    insert into ${searchPostings} (term, last_doc, docs)
    select * from unnest(
      ${sql.param(rows.map(([term]) => term))}::text[],
      ${sql.param(rows.map(([, docs]) => docs.at(-1)))}::int[],
      ${sql.param(rows.map(([, docs]) => toBytes(docs)))}::bytea[])
  `);
}

export async function insertRun(tx: Tx, docs: readonly number[]): Promise<void> {
  const [firstDoc] = docs;
  const lastDoc = docs.at(-1);
  if (firstDoc === undefined || lastDoc === undefined) return;
  await tx.insert(searchRuns).values({ firstDoc, lastDoc });
}

function toBytes(docs: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(docs.length * BYTES_A_DOC);
  docs.forEach((doc, index) => {
    bytes.writeUInt32LE(doc, index * BYTES_A_DOC);
  });
  return bytes;
}
