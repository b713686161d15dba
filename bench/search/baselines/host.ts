import { openDatabase } from '@stellenvisite/db/client';
import { BASELINES, type BaselineName, type Engine, type Question } from '../engine.ts';
import { readDocuments } from '../read-documents.ts';
import { openMiniSearch } from './minisearch.ts';
import { openOrama } from './orama.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** One engine in a process of its own: it indexes the market of the database named to it, then answers its parent. */
export type Told =
  | { kind: 'ready'; documents: number; seconds: number; rssMb: number }
  | { kind: 'answer'; ids: string[]; total: number; facets: number; ms: number; rssMb: number }
  | { kind: 'failed'; message: string };

async function open(name: BaselineName, connectionString: string): Promise<{ engine: Engine; documents: number }> {
  const source = openDatabase({ connectionString, applicationName: 'bench documents', statementTimeoutMs: 0 });
  let documents = 0;
  async function* batches() {
    for await (const batch of readDocuments(source)) {
      documents += batch.length;
      yield batch;
    }
  }
  try {
    const engine = await openBy(name, batches(), connectionString);
    return { engine, documents };
  } finally {
    await source.close();
  }
}

function openBy(name: BaselineName, batches: ReturnType<typeof readDocuments>, connectionString: string) {
  switch (name) {
    case 'PostgreSQL german':
      return openPostgres(batches, connectionString);
    case 'SQLite FTS5':
      return openSqlite(batches);
    case 'MiniSearch':
      return openMiniSearch(batches);
    case 'Orama':
      return openOrama(batches);
  }
}

const rssMb = () => Math.round(process.memoryUsage().rss / 2 ** 20);
const tell = (told: Told) => process.send?.(told);

async function answer(engine: Engine, question: Question): Promise<Told> {
  try {
    const begun = performance.now();
    const { ids, total, facets } = await engine.search(question);
    const ms = performance.now() - begun;
    return { kind: 'answer', ids, total, facets: Object.keys(facets).length, ms, rssMb: rssMb() };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

const [, , wanted, connectionString = ''] = process.argv;
const name = BASELINES.find((each) => each === wanted);
if (!name) throw new Error(`There is no baseline ${wanted}.`);
const begun = performance.now();
const { engine, documents } = await open(name, connectionString);
process.on('message', (message: Question | 'stop') => {
  if (message === 'stop') void Promise.resolve(engine.close()).then(() => process.disconnect());
  else void answer(engine, message).then(tell);
});
tell({ kind: 'ready', documents, seconds: (performance.now() - begun) / 1000, rssMb: rssMb() });
