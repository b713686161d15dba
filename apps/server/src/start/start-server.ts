import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessState } from '@stellenvisite/core/platform/health/get-readiness';
import type { Queue } from '@stellenvisite/core/platform/queue/create-queue';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { notifyOfNewJobsJob } from '@stellenvisite/core/seekers/alerts/notify-of-new-jobs';
import { type Database, openDatabase } from '@stellenvisite/db/client';
import { requireDatabase } from '@stellenvisite/db/require-database';
import { createSearch } from '@stellenvisite/search';
import type { FastifyBaseLogger } from 'fastify';
import manifest from '../../../../package.json' with { type: 'json' };
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createContext, loadMailLayout, openServices } from '../context.ts';
import { type Connections, listenToDatabase } from '../database/listen-to-database.ts';
import { joinDatabase, startDatabase } from '../database/start-database.ts';
import { createRunInChildProcess } from '../feeds/run-in-child-process.ts';
import { closeApp, listenOn } from '../http/listen-on.ts';
import { createMarketCache } from '../http/market-cache.ts';
import { watchMarket } from '../jobs/market/market-watch.ts';
import { startIndexer } from '../jobs/search/indexer.ts';
import { describeError } from '../logging/describe-error.ts';
import { developWeb } from '../pages/develop-web.ts';
import { loadBuiltWeb } from '../pages/load-web.ts';
import { PageCache } from '../pages/page-cache.ts';
import { startRealtime } from '../platform/realtime/start-realtime.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { startWorker } from '../worker/start-worker.ts';
import { fillMarket } from './fill-market.ts';

type WatchOptions = {
  database: Pick<Database, 'db'> & { pool: Connections };
  log: Pick<FastifyBaseLogger, 'warn'>;
  queue: Queue;
  /** So long the search has to index a job before people are notified of it. */
  delayMs?: number;
};

const DELAY_MS = 2_000;

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const PAGE_MAX_AGE_MS = 30_000;
/** A search waits no longer for a bulk change to be applied; it answers from the state before. */
const SEARCH_REFRESH_TIMEOUT_MS = 15;
const SUGGESTION_MAX_AGE_MS = 5_000;

export type RunningServer = {
  app: App;
  url: string;
  /** States whether the accounts of the demo are there to be tried. */
  hasDemoLogins: boolean;
  /** Resolves when the server cannot go on, with the message to print. */
  failed: Promise<string>;
  reportError(error: unknown): void;
  stop(): Promise<void>;
};

/** Everything `npm start` starts, in order; `stop` undoes it in reverse and finishes what is in flight. */
export async function startServer(env: Record<string, string | undefined>): Promise<RunningServer> {
  const config = readConfig(env);
  const rendererUrl = env.WEB_RENDERER_URL;
  // In development the process that renders pages has started PostgreSQL too.
  const started = await (rendererUrl ? joinDatabase : startDatabase)(config);
  const undo: (() => Promise<unknown>)[] = [started.stop];
  const state: ProcessState = { isDraining: false, isSearchWarm: config.role === 'worker' ? null : false };
  const stop = () => undoAll(undo);
  try {
    const replica = await openReplica(config);
    if (replica) undo.push(replica.close);
    const jobs = jobsOf(SLICES);
    if (config.migrateAtStart || started.kind === 'embedded') await installQueues(started.database, jobs);
    const cache = new PageCache({ maxBytes: PAGE_CACHE_BYTES, maxAgeMs: PAGE_MAX_AGE_MS });
    const marketCache = createMarketCache();
    const search = createSearch({
      db: (replica ?? started.database).db,
      now: () => new Date(),
      refreshTimeoutMs: SEARCH_REFRESH_TIMEOUT_MS,
      suggestionMaxAgeMs: SUGGESTION_MAX_AGE_MS,
    });
    const runInChildProcess = createRunInChildProcess({ connectionString: started.connectionString, config });
    const services = await openServices({ config, database: started.database, replica, search, runInChildProcess });
    undo.splice(1, 0, services.close);
    const { hasDemoLogins } = await fillMarket(createContext(services), config);
    const isWorkerOnly = config.role === 'worker';
    const web = isWorkerOnly ? undefined : rendererUrl ? developWeb(rendererUrl) : await loadBuiltWeb();
    const app = await buildApp({
      config,
      services,
      version: manifest.version,
      databaseKind: started.kind,
      state,
      marketCache,
      web: web && {
        ...web,
        cache: rendererUrl ? undefined : cache,
        publicUrl: config.publicUrl,
        mapStyleUrl: config.mapStyleUrl,
        isDevelopment: rendererUrl !== undefined,
      },
    });
    undo.push(() => closeApp(app));
    if (!isWorkerOnly) {
      const clearCaches = () => {
        cache.clear();
        marketCache.clear();
      };
      await search.warmUp();
      state.isSearchWarm = true;
      const onChange = () => {
        clearCaches();
        // An answer may have been computed meanwhile from the state before.
        search.refresh().then(clearCaches, (err: unknown) => app.log.warn({ err }, 'search index not refreshed'));
      };
      const watch = await watchMarket({ database: started.database, log: app.log, onChange });
      undo.push(watch.stop);
      const { pool } = started.database;
      await startRealtime({ app, publicUrl: config.publicUrl, services, pool, trustProxy: config.trustProxy });
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
    await loadMailLayout();
    await listenOn(app, config);
    undo.push(() => drain(state, config));
    const failed = started.exited.then(({ message }) => message);
    const reportError = (error: unknown) =>
      services.features.errors.add({ ...describeError(error), source: 'process', place: config.role });
    return { app, url: addressOf(app, config), hasDemoLogins, failed, reportError, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Announces the end and goes on answering, until load balancers have seen it. */
async function drain(state: ProcessState, { drainSeconds }: Pick<Config, 'drainSeconds'>): Promise<void> {
  state.isDraining = true;
  await wait(drainSeconds * 1_000);
}

function addressOf(app: App, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  // The port of the default address is known only now where the system has chosen it.
  const isChosenBySystem = config.port === 0 && config.publicUrl.startsWith('http://localhost');
  return isChosenBySystem ? `http://localhost:${port}` : config.publicUrl;
}

/** Opens DATABASE_REPLICA_URL for the process that answers visitors; a worker has no use for it. */
export async function openReplica({
  databaseReplicaUrl,
  role,
}: Pick<Config, 'databaseReplicaUrl' | 'role'>): Promise<Database | undefined> {
  if (!databaseReplicaUrl || role === 'worker') return undefined;
  await requireDatabase(databaseReplicaUrl, { setting: 'DATABASE_REPLICA_URL' });
  return openDatabase({ connectionString: databaseReplicaUrl, applicationName: 'stellenvisite-reader' });
}

/** Queues the notifications about a job soon after it became public; the schedule alone would do it within a minute. */
async function watchJobFeed({ database, log, queue, delayMs = DELAY_MS }: WatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  const request = () => {
    timer = undefined;
    queue
      .enqueue(database.db, notifyOfNewJobsJob, {}, { key: notifyOfNewJobsJob.name })
      .catch((err: unknown) => log.warn({ err }, 'nobody told of new jobs before the next minute'));
  };
  const listening = await listenToDatabase({
    pool: database.pool,
    channel: 'job_feed',
    log,
    onNotification: () => {
      timer ??= setTimeout(request, delayMs).unref();
    },
  });
  return {
    async stop() {
      clearTimeout(timer);
      await listening.stop();
    },
  };
}

/** The last first, each of them, whatever becomes of the others: PostgreSQL must not outlive a worker that cannot stop. */
export async function undoAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The server did not stop cleanly.');
}
