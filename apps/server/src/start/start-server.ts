import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { createSearch } from '@stellenvisite/search';
import manifest from '../../../../package.json' with { type: 'json' };
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createContext, openServices } from '../context.ts';
import { openReplica } from '../database/open-replica.ts';
import { startDatabase } from '../database/start-database.ts';
import { describeError } from '../error-reports/describe-error.ts';
import { createWorkApart } from '../feeds/work-apart.ts';
import { closeApp } from '../http/close-app.ts';
import { listenOn } from '../http/listen-on.ts';
import { createMarketCache } from '../http/market-cache.ts';
import { watchMarket } from '../market/market-watch.ts';
import { watchJobFeed } from '../market/watch-job-feed.ts';
import { developWeb } from '../pages/develop-web.ts';
import { loadBuiltWeb } from '../pages/load-web.ts';
import { PageCache } from '../pages/page-cache.ts';
import { startRealtime } from '../realtime/start-realtime.ts';
import { startIndexer } from '../search/indexer.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { startWorker } from '../worker/start-worker.ts';
import { fillMarket } from './fill-market.ts';
import { undoAll } from './undo-all.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const PAGE_MAX_AGE_MS = 30_000;
/** A search waits no longer for a bulk change to be applied; it answers from the state before. */
const SEARCH_REFRESH_TIMEOUT_MS = 15;
const SUGGESTION_MAX_AGE_MS = 5_000;

export type RunningServer = {
  app: App;
  url: string;
  /** Whether the accounts of the demo are there to be tried. */
  hasDemoLogins: boolean;
  /** Resolves when the server cannot go on, with the message to print. */
  failed: Promise<string>;
  reportError(error: unknown): void;
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
    const jobs = jobsOf(SLICES);
    await installQueues(started.database, jobs);
    const cache = new PageCache({ maxBytes: PAGE_CACHE_BYTES, maxAgeMs: PAGE_MAX_AGE_MS });
    const marketCache = createMarketCache();
    const search = createSearch({
      db: (replica ?? started.database).db,
      now: () => new Date(),
      refreshTimeoutMs: SEARCH_REFRESH_TIMEOUT_MS,
      suggestionMaxAgeMs: SUGGESTION_MAX_AGE_MS,
    });
    const workApart = createWorkApart({ connectionString: started.connectionString, config });
    const services = await openServices({ config, database: started.database, replica, search, workApart });
    undo.splice(1, 0, services.close);
    const { hasDemoLogins } = await fillMarket(createContext(services), config);
    const isWorkerOnly = config.role === 'worker';
    const development = env.WEB === 'source' && !isWorkerOnly ? await developWeb() : undefined;
    const web = isWorkerOnly ? undefined : (development ?? (await loadBuiltWeb()));
    const app = await buildApp({
      config,
      services,
      version: manifest.version,
      databaseKind: started.kind,
      marketCache,
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
      const clearCaches = () => {
        cache.clear();
        marketCache.clear();
      };
      await search.warmUp();
      const onChange = () => {
        clearCaches();
        // An answer may have been computed meanwhile from the state before.
        search.refresh().then(clearCaches, (err: unknown) => app.log.warn({ err }, 'search index not refreshed'));
      };
      const watch = await watchMarket({ database: started.database, log: app.log, onChange });
      undo.push(watch.stop);
      const { pool } = started.database;
      await startRealtime({ app, publicUrl: config.publicUrl, services, pool });
    }
    const indexer = await startIndexer({ database: started.database, log: app.log });
    undo.push(indexer.stop);
    if (config.role !== 'web') {
      const { connectionString } = started;
      const worker = await startWorker({ connectionString, jobs, createContext: () => createContext(services) });
      // Its work in hand may take a minute: the server ends answering before that, not after.
      undo.splice(2, 0, worker.stop);
      const { queue } = createContext(services);
      const feed = await watchJobFeed({ database: started.database, log: app.log, queue });
      undo.push(feed.stop);
    }
    await listenOn(app, config);
    const failed = started.exited.then(({ message }) => message);
    const reportError = (error: unknown) =>
      services.errors.add({ ...describeError(error), source: 'process', place: config.role });
    return { app, url: addressOf(app, config), hasDemoLogins, failed, reportError, stop };
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
