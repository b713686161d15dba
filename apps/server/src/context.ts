import { SHIFT_LETTERS } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import { createAi } from '@stellenvisite/core/assistant/emma/ai';
import { createPayments } from '@stellenvisite/core/billing/stripe/payments';
import type { Auth, Client, Context } from '@stellenvisite/core/context';
import type { RunInChildProcess } from '@stellenvisite/core/feeds/import/import-document';
import { createAudit } from '@stellenvisite/core/identity/audit/audit-event';
import { openAuthSecrets } from '@stellenvisite/core/identity/auth/auth-secrets';
import { createSmsOutbox } from '@stellenvisite/core/identity/auth/codes/send-sms';
import { openFixedKeyRing } from '@stellenvisite/core/identity/auth/sessions/key-ring';
import { openStoredKeyRing } from '@stellenvisite/core/identity/auth/sessions/stored-key-ring';
import { scanNothing } from '@stellenvisite/core/platform/files/scan-file';
import { createMail } from '@stellenvisite/core/platform/mails/create-mail';
import type { MailTemplate } from '@stellenvisite/core/platform/mails/define-mail-template';
import { inLanguage } from '@stellenvisite/core/platform/mails/in-language';
import type { RenderMail } from '@stellenvisite/core/platform/mails/mail';
import type { MailFrame } from '@stellenvisite/core/platform/mails/mail-content';
import { mailTexts } from '@stellenvisite/core/platform/mails/mail-texts';
import { createNetwork, type Network } from '@stellenvisite/core/platform/network/send-public';
import { createQueue, type Queue, type RunningQueue } from '@stellenvisite/core/platform/queue/create-queue';
import { createLimits } from '@stellenvisite/core/platform/rate-limits/limits';
import { publishEvent } from '@stellenvisite/core/platform/realtime/publish-event';
import { createErrorSink } from '@stellenvisite/core/support/error-reports/error-sink';
import { writeErrorReports } from '@stellenvisite/core/support/error-reports/write-error-reports';
import { TalentIndex } from '@stellenvisite/core/talent-pool/index/follow-talent';
import type { Database, Db } from '@stellenvisite/db/client';
import { demoFeedUrls } from '@stellenvisite/demo/feeds/demo-feeds';
import { createSearch, type Search } from '@stellenvisite/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import { type LoggerOptions, pino } from 'pino';
import manifest from '../../../package.json' with { type: 'json' };
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config.ts';
import type { AuthConfig } from './identity/auth/settings/auth-config.ts';
import { toLoggedError } from './logging/describe-error.ts';
import { createClamdScanner } from './platform/files/clamd.ts';
import { openFiles } from './platform/files/open-files.ts';
import { toPlainText } from './platform/mails/mail-plain-text.ts';
import { openMailTransport } from './platform/mails/open-mail-transport.ts';
import { mailTemplatesOf, personalDataOf, SLICES } from './slices.ts';
import { openSentry } from './support/error-reports/open-sentry.ts';

type LogConfig = { logLevel: string; isDevelopment: boolean };

/** Loading React Email takes half a second of the thread that answers: a server does it before it listens, a script with its first mail. */
export const loadMailLayout = () => Promise.all([import('react-email'), import('./platform/mails/mail-layout.ts')]);

type RendererOptions = { publicUrl: string; templates: readonly MailTemplate[] };

type Options = { auth: AuthConfig; db: Db; now: () => Date; queue: Queue };

/** The parts of a context that differ from call to call. */
export type Caller = Pick<Context, 'actor' | 'language' | 'log'> & { client: Client };

/** The parts of a context that all calls of one process share. */
export type Services = Omit<Context, keyof Caller | 'auth' | 'audit' | 'db'> & {
  db: Db;
  auth: Auth;
  /** The database for reads of public market data: the read replica, where there is one. */
  reader: Db;
  log: FastifyBaseLogger;
  queue: RunningQueue;
  /** Writes what waits, stops the queue and closes the connection to the mail server. */
  close(): Promise<void>;
};

export type ServiceOptions = {
  config: Config;
  database: Pick<Database, 'db' | 'connectionString'>;
  replica?: Pick<Database, 'db'> | undefined;
  now?: () => Date;
  /** Where the log goes instead of to standard output. */
  logTo?: { write(line: string): void } | undefined;
  /** Created for the database unless given. */
  search?: Search;
  files?: Disk;
  network?: Network | undefined;
  runInChildProcess?: RunInChildProcess | undefined;
  /** Opened with the database unless given. */
  auth?: Auth;
};

export async function openServices(options: ServiceOptions): Promise<Services> {
  const { config, database, replica = database, now = () => new Date() } = options;
  const { publicUrl } = config;
  const { db } = database;
  const queue = createQueue(database);
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
    search: { ...(options.search ?? createSearch({ db: replica.db, now })), talent: new TalentIndex(db) },
    mail: createMail({ db, render, transport, queue, now, publicUrl }),
    files: options.files ?? (await openFiles(config)),
    queue,
    limits: createLimits({ secrets: auth.secrets, now }),
    publish: publishEvent,
    auth,
    features: {
      errors,
      scanFile: config.clamdUrl ? createClamdScanner(config.clamdUrl) : scanNothing,
      network: options.network ?? createNetwork(config.feedAllowHosts, config.demo ? demoFeedUrls(publicUrl) : []),
      runInChildProcess: options.runInChildProcess ?? null,
      ai: createAi(config.ai),
      payments: createPayments(config.payments),
      supportEmail: config.supportEmail,
      inboundMailSecret: config.inboundMailSecret,
      personalData: personalDataOf(SLICES),
    },
    async close() {
      await errors.flush();
      await queue.stop();
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

/** Creates the one way to a Context, for routes, worker and scripts. Without a caller it is for work of our own. */
export function createContext(services: Services, caller?: Caller): Context & { db: Db } {
  const { reader: _, close: __, ...parts } = services;
  const { client, ...call } = caller ?? { client: OWN_CLIENT };
  return {
    ...parts,
    actor: null,
    language: DEFAULT_LANGUAGE,
    ...call,
    auth: { ...parts.auth, client, apiKey: null },
    audit: createAudit({ now: parts.now, client }),
  };
}

async function openAuth({ auth, db, now, queue }: Options): Promise<Auth> {
  const keys = auth.jwtKeys
    ? await openFixedKeyRing(auth.jwtKeys).catch((error: unknown) => {
        throw new ConfigError(`AUTH_JWT_KEYS: ${error instanceof Error ? error.message : 'not a list of keys'}`);
      })
    : openStoredKeyRing(db, now);
  return { settings: auth.settings, secrets: await openAuthSecrets(db), keys, sendSms: createSmsOutbox(queue) };
}

export function createMailRenderer({ publicUrl, templates }: RendererOptions): RenderMail {
  const byKind = new Map(templates.map((template) => [template.kind, template]));
  return async ({ kind, values }, language) => {
    const template = byKind.get(kind);
    if (!template) throw new Error(`no slice brings a template for the mail "${kind}"`);
    const [{ render }, { mailLayout }] = await loadMailLayout();
    const content = template.compose(values, language);
    const frame = composeFrame(publicUrl, language);
    return {
      subject: content.subject,
      html: await render(mailLayout(content, frame, language)),
      text: toPlainText(content, frame),
    };
  };
}

function composeFrame(publicUrl: string, language: Language): MailFrame {
  const text = mailTexts(language);
  return {
    brand: text('brand.name'),
    claim: text('brand.claim'),
    linkHint: text('brand.linkHint'),
    weekLabel: text('job.week'),
    shiftLetters: SHIFT_LETTERS[language],
    dayOff: text('job.dayOff'),
    weekdays: text('job.weekdays').split(' '),
    home: inLanguage(`${publicUrl}/`, language),
    links: [
      { label: text('brand.imprint'), url: inLanguage(`${publicUrl}/impressum`, language) },
      { label: text('brand.privacy'), url: inLanguage(`${publicUrl}/datenschutz`, language) },
    ],
  };
}

/** No address, no query string, no header, no body: nothing in the log names a person or repeats what one typed. */
export function createLogger(
  { logLevel, isDevelopment }: LogConfig,
  stream?: { write(line: string): void },
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      err: toLoggedError,
    },
    ...(isDevelopment && process.stdout.isTTY && !stream
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }
      : {}),
  };
  return stream ? pino(options, stream) : pino(options);
}

/** A token may stand in the last part of a path, so long random parts are left out. */
function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/[\w-]{40,}/g, '/…');
}
