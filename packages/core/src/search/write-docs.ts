import type { Tx } from '@stellenvisite/db/client';
import { searchDocs, searchPostings, searchRuns } from '@stellenvisite/db/schema/search';
import { inArray, sql } from 'drizzle-orm';

const BYTES_A_DOC = 4;

/** The trigger on the table tells every process that these docs are gone. */
export async function deleteDocs(tx: Tx, jobIds: string[]): Promise<void> {
  await tx.delete(searchDocs).where(inArray(searchDocs.jobId, jobIds));
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

/** One row a term for all docs of the run. */
export async function insertPostings(tx: Tx, docs: readonly number[], terms: readonly Set<string>[]): Promise<void> {
  const docsOf = new Map<string, number[]>();
  docs.forEach((doc, index) => {
    for (const term of terms[index] ?? []) {
      const known = docsOf.get(term);
      if (known) known.push(doc);
      else docsOf.set(term, [doc]);
    }
  });
  const lists = [...docsOf.values()];
  await tx.execute(sql`
    insert into ${searchPostings} (term, last_doc, docs)
    select * from unnest(
      ${sql.param([...docsOf.keys()])}::text[],
      ${sql.param(lists.map((list) => list.at(-1)))}::int[],
      ${sql.param(lists.map(toBytes))}::bytea[])
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
