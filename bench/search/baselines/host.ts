import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { openDatabase } from '@stellenvisite/db/client';
import { BASELINES, type BaselineName, type Engine, type FacetCounts, type Question } from '../engine.ts';
import { readDocuments } from '../read-documents.ts';
import { openMiniSearch } from './minisearch.ts';
import { openOrama } from './orama.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** One engine in a process of its own: it indexes the market of the database named to it, then answers over HTTP as we do. */
export type HostReady = { port: number; documents: number; seconds: number };
export type HostAnswer = { ids: string[]; total: number; facets: FacetCounts; ms: number; rssMb: number };

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

async function answer(engine: Engine, question: Question): Promise<HostAnswer> {
  const begun = performance.now();
  const { ids, total, facets } = await engine.search(question);
  const ms = performance.now() - begun;
  return { ids, total, facets, ms, rssMb: Math.round(process.memoryUsage().rss / 2 ** 20) };
}

function serve(engine: Engine): Server {
  return createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams.get('question') ?? '';
    answer(engine, JSON.parse(asked)).then(
      (found) => response.setHeader('content-type', 'application/json').end(JSON.stringify(found)),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(error instanceof Error ? error.message : String(error));
      },
    );
  });
}

const [, , wanted, connectionString = ''] = process.argv;
const name = BASELINES.find((each) => each === wanted);
if (!name) throw new Error(`There is no baseline ${wanted}.`);
const begun = performance.now();
const { engine, documents } = await open(name, connectionString);
const seconds = (performance.now() - begun) / 1000;
const server = serve(engine).listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('message', () => {
  server.close();
  server.closeAllConnections();
  void Promise.resolve(engine.close()).then(() => process.disconnect());
});
const address = server.address();
const ready: HostReady = { port: typeof address === 'object' && address ? address.port : 0, documents, seconds };
process.send?.(ready);
