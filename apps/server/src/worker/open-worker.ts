import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import type { Database } from '@stellenvisite/db/client';
import type { Search } from '@stellenvisite/search';
import type { Config } from '../config.ts';
import { openMailTransport } from '../mails/open-mail-transport.ts';
import { createMailRenderer } from '../mails/render-mail.ts';
import { createJobHandlers } from './job-handlers.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from './start-worker.ts';

type OpenWorkerOptions = Pick<WorkerOptions, 'connectionString' | 'log' | 'jobs'> & {
  config: Config;
  database: Database;
  search: Search;
};

/** The worker of this installation: its database, its address, its mail server. */
export async function openWorker({
  config,
  database,
  search,
  connectionString,
  log,
  jobs,
}: OpenWorkerOptions): Promise<RunningWorker> {
  const { publicUrl } = config;
  const transport = openMailTransport(config);
  const handlers = createJobHandlers({
    context: () => ({ db: database.db, now: () => new Date(), publicUrl, language: DEFAULT_LANGUAGE, search }),
    renderMail: createMailRenderer({ publicUrl }),
    transport,
    sessionLimits: config.auth.settings,
  });
  const worker = await startWorker({ connectionString, handlers, log, jobs });
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}
