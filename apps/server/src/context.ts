import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import { createAudit } from '@stellenvisite/core/audit/audit-event';
import { createPayments } from '@stellenvisite/core/billing/stripe/payments';
import type { Auth, Context } from '@stellenvisite/core/context';
import { createAi } from '@stellenvisite/core/emma/ai';
import { createErrorSink } from '@stellenvisite/core/error-reports/error-sink';
import { writeErrorReports } from '@stellenvisite/core/error-reports/write-error-reports';
import type { WorkApart } from '@stellenvisite/core/feeds/import/work-on-document';
import { scanNothing } from '@stellenvisite/core/files/scan-file';
import { createLimits } from '@stellenvisite/core/limits/limits';
import { createMail } from '@stellenvisite/core/mails/create-mail';
import { createNetwork, type Network } from '@stellenvisite/core/network/network';
import { createQueue } from '@stellenvisite/core/queue/create-queue';
import { publishEvent } from '@stellenvisite/core/realtime/publish-event';
import type { Database, Db } from '@stellenvisite/db/client';
import { demoFeedUrls } from '@stellenvisite/demo/feeds/demo-feeds';
import { createSearch, type Search } from '@stellenvisite/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import manifest from '../../../package.json' with { type: 'json' };
import { openAuth } from './auth/open-auth.ts';
import type { Config } from './config.ts';
import { openSentry } from './error-reports/open-sentry.ts';
import { createClamdScanner } from './files/clamd.ts';
import { openFiles } from './files/open-files.ts';
import { createLogger } from './logging/create-logger.ts';
import { openMailTransport } from './mails/open-mail-transport.ts';
import { createMailRenderer } from './mails/render-mail.ts';
import { mailTemplatesOf, personalDataOf, SLICES } from './slices.ts';

/** What differs from call to call. */
export type Caller = Pick<Context, 'actor' | 'client' | 'language' | 'log'>;

/** What one process has for all its calls. */
export type Services = Omit<Context, keyof Caller | 'apiKey' | 'audit' | 'db'> & {
  db: Db;
  /** Asked instead of `db` for what anyone may read of the market: the read replica, where there is one. */
  reader: Db;
  log: FastifyBaseLogger;
  /** Writes what waits, and lets go of the mail server. */
  close(): Promise<void>;
};

export type ServiceOptions = {
  config: Config;
  database: Pick<Database, 'db'>;
  replica?: Pick<Database, 'db'> | undefined;
  now?: () => Date;
  /** Where the log goes instead of to standard output. */
  logTo?: { write(line: string): void } | undefined;
  /** Created for the database unless given. */
  search?: Search;
  files?: Disk;
  network?: Network | undefined;
  workApart?: WorkApart | undefined;
  /** Opened with the database unless given. */
  auth?: Auth;
};

export async function openServices(options: ServiceOptions): Promise<Services> {
  const { config, database, replica = database, now = () => new Date() } = options;
  const { publicUrl } = config;
  const { db } = database;
  const queue = createQueue();
  const auth = options.auth ?? (await openAuth({ auth: config.auth, db, now, queue }));
  const transport = openMailTransport(config);
  const render = createMailRenderer({ publicUrl, templates: mailTemplatesOf(SLICES) });
  const log = createLogger(config, options.logTo);
  const errors = openErrorSink({ config, db, now, log });
  return {
    db,
    reader: replica.db,
    now,
    publicUrl,
    log,
    errors,
    search: options.search ?? createSearch({ db: replica.db, now }),
    mail: createMail({ db, render, transport, queue, now, publicUrl }),
    files: options.files ?? (await openFiles(config)),
    scanFile: config.clamdUrl ? createClamdScanner(config.clamdUrl) : scanNothing,
    network: options.network ?? createNetwork(config.feedAllowHosts, config.demo ? demoFeedUrls(publicUrl) : []),
    queue,
    workApart: options.workApart ?? null,
    limits: createLimits({ secrets: auth.secrets, now }),
    publish: publishEvent,
    auth,
    ai: createAi(config.ai),
    payments: createPayments(config.payments),
    supportEmail: config.supportEmail,
    inboundMailSecret: config.inboundMailSecret,
    personalData: personalDataOf(SLICES),
    async close() {
      await errors.flush();
      transport.close();
    },
  };
}

type SinkParts = Pick<Services, 'db' | 'now' | 'log'> & { config: Config };

/** Errors stand in our own list, and in the operator's Sentry where there is one. */
function openErrorSink({ config, db, now, log }: SinkParts) {
  const { version } = manifest;
  const environment = config.isProduction ? 'production' : 'development';
  const sentry = config.sentryDsn ? [openSentry({ dsn: config.sentryDsn, version, environment })] : [];
  return createErrorSink({ writers: [(errors) => writeErrorReports({ db, version }, errors), ...sentry], now, log });
}

const OWN_CLIENT = { ip: '127.0.0.1', userAgent: null, device: null };

/** The one way to a Context, for routes, worker and scripts. Without a caller it is for work of our own. */
export function createContext(services: Services, caller?: Caller): Context & { db: Db } {
  const { reader: _, close: __, ...parts } = services;
  const { client } = caller ?? { client: OWN_CLIENT };
  return {
    ...parts,
    actor: null,
    apiKey: null,
    client,
    language: DEFAULT_LANGUAGE,
    ...caller,
    audit: createAudit({ now: parts.now, client }),
  };
}
