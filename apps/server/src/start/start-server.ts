import { createMarketMemory } from '@stellenvisite/core/market/market-memory';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { titleRanks } from '@stellenvisite/search/columns/title-ranks';
import { createSearchIndex } from '@stellenvisite/search/index/search-index';
import { tradeVocabulary } from '@stellenvisite/search/taxonomy/vocabulary';
import manifest from '../../../../package.json' with { type: 'json' };
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openReplica } from '../database/open-replica.ts';
import { startDatabase } from '../database/start-database.ts';
import { openStore } from '../files/open-store.ts';
import { closeApp } from '../http/close-app.ts';
import { listenOn } from '../http/listen-on.ts';
import { watchMarket } from '../market/market-watch.ts';
import { developWeb } from '../pages/develop-web.ts';
import { loadBuiltWeb } from '../pages/load-web.ts';
import { PageCache } from '../pages/page-cache.ts';
import { startIndexer } from '../search/indexer.ts';
import { openWorker } from '../worker/open-worker.ts';
import { fillMarket } from './fill-market.ts';
import { undoAll } from './undo-all.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const PAGE_MAX_AGE_MS = 30_000;
/** A search does not wait longer for a bulk change to be taken over; it answers from the moment before. */
const SEARCH_PATIENCE_MS = 15;

export type RunningServer = {
  app: App;
  url: string;
  /** Whether the accounts of the demo are there to be tried. */
  hasDemoLogins: boolean;
  /** Settles when the server cannot go on, with the sentence to say. */
  failed: Promise<string>;
  stop(): Promise<void>;
};

/** Everything `npm start` starts, in order; `stop` undoes it in reverse and finishes what is in flight. */
export async function startServer(env: Record<string, string | undefined>): Promise<RunningServer> {
  const config = readConfig(env);
  const started = await startDatabase(config);
  const undo: (() => Promise<unknown>)[] = [started.stop];
  const stop = () => undoAll(undo);
  try {
    const replica = await openReplica(config);
    if (replica) undo.push(replica.close);
    await installQueues(started.database);
    const store = await openStore(config);
    const { hasDemoLogins } = await fillMarket(started.database, store, config);
    const cache = new PageCache({ maxBytes: PAGE_CACHE_BYTES, maxAgeMs: PAGE_MAX_AGE_MS });
    const memory = createMarketMemory();
    const searchIndex = createSearchIndex({ db: (replica ?? started.database).db, patienceMs: SEARCH_PATIENCE_MS });
    const isWorkerOnly = config.role === 'worker';
    const development = env.WEB === 'source' && !isWorkerOnly ? await developWeb() : undefined;
    const web = isWorkerOnly ? undefined : (development ?? (await loadBuiltWeb()));
    const app = await buildApp({
      config,
      version: manifest.version,
      database: started.database,
      databaseKind: started.kind,
      replica,
      store,
      memory,
      searchIndex,
      web: web && {
        ...web,
        cache: development ? undefined : cache,
        publicUrl: config.publicUrl,
        mapStyleUrl: config.mapStyleUrl,
        isDevelopment: development !== undefined,
      },
    });
    development?.attach(app);
    undo.push(() => closeApp(app));
    if (!isWorkerOnly) {
      const forget = () => {
        cache.clear();
        memory.clear();
      };
      const facts = await searchIndex.refresh();
      // Nobody's first search waits for the vocabulary to be read, or for the titles to be sorted.
      tradeVocabulary();
      titleRanks(facts);
      const onChange = () => {
        forget();
        // An answer may have been given meanwhile from the moment before.
        searchIndex.refresh().then(forget, (err: unknown) => app.log.warn({ err }, 'search index not taken over'));
      };
      const watch = await watchMarket({ database: started.database, log: app.log, onChange });
      undo.push(watch.stop);
    }
    const indexer = await startIndexer({ database: started.database, log: app.log });
    undo.push(indexer.stop);
    if (config.role !== 'web') {
      const worker = await openWorker({ ...started, config, log: app.log });
      // Its work in hand may take a minute: the server ends answering before that, not after.
      undo.splice(1, 0, worker.stop);
    }
    await listenOn(app, config);
    const failed = started.exited.then(({ message }) => message);
    return { app, url: addressOf(app, config), hasDemoLogins, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(app: App, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.publicUrl.startsWith('http://localhost') ? `http://localhost:${port}` : config.publicUrl;
}
