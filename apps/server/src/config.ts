import type { AiOptions } from '@stellenvisite/core/assistant/emma/ai';
import type { PaymentOptions } from '@stellenvisite/core/billing/stripe/payments';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { ConfigError } from './config/config-error.ts';
import { type AuthConfig, toAuthConfig } from './identity/auth/settings/auth-config.ts';
import { authEnvSchema } from './identity/auth/settings/auth-env.ts';

const flag = z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** Where the auth server answers on the site. */
export const AUTH_PREFIX = '/auth/v1';

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** As Fastify reads it, which would refuse a mistake only after the database has started. */
function isProxyList(text: string): boolean {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .every((entry) => NAMED_NETWORKS.includes(entry) || isAddress(entry) || isNetwork(entry));
}

const { IPv4, IPv6 } = ipaddr;
const isAddress = (text: string) => IPv6.isValid(text) || IPv4.isValidFourPartDecimal(text);
const isNetwork = (text: string) => IPv6.isValidCIDR(text) || IPv4.isValidCIDRFourPartDecimal(text);

/** Every setting of the environment; `npm run generate:env` lists them in `.env.example`. */
export const envSchema = authEnvSchema.extend({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://www.example.org').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  MIGRATE_AT_START: flag.default(true),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().min(3).default('Stellenvisite <post@stellenvisite.example>'),
  MAP_STYLE_URL: url(/^https?$/, 'https://maps.example.org/style.json').optional(),
  STORAGE_URL: url(/^(file|s3)$/, 'file:///var/lib/stellenvisite/files or s3://bucket').optional(),
  CLAMD_URL: url(/^(tcp|unix)$/, 'tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.sock').optional(),
  AI_BASE_URL: url(/^https?$/, 'https://ai.example.org/v1').optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_INPUT_PRICE: z.coerce.number().min(0).default(0),
  AI_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
  AI_TOKENS_PER_DAY: z.coerce.number().int().min(0).max(2_000_000_000).default(100_000),
  AI_TOTAL_TOKENS_PER_DAY: z.coerce.number().int().min(0).max(2_000_000_000).default(5_000_000),
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(12_000),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: url(/^https?$/, 'http://127.0.0.1:12111').optional(),
  SENTRY_DSN: url(/^https?$/, 'https://key@sentry.example.org/1').optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  FEED_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
  TRUST_PROXY: z.string().refine(isProxyList, 'must list addresses such as loopback, 10.0.0.0/8').optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  DEMO: flag.optional(),
});

export type Config = {
  isProduction: boolean;
  isDevelopment: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Off where the role of DATABASE_URL may not change the schema, and `npm run migrate` does it before a release. */
  migrateAtStart: boolean;
  databaseReplicaUrl: string | undefined;
  role: 'web' | 'worker' | 'all';
  logLevel: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  storageUrl: string | undefined;
  /** The virus scanner every uploaded file is sent to. */
  clamdUrl: string | undefined;
  mapStyleUrl: string | undefined;
  trustProxy: string | false;
  /** `host` or `host:port` that may be fetched from although its address is not public. */
  feedAllowHosts: readonly string[];
  ai: AiOptions;
  payments: PaymentOptions;
  /** The operator's Sentry, which gets every error besides our own list. */
  sentryDsn: string | undefined;
  /** Where questions to the operator go. */
  supportEmail: string;
  /** Opens the door for mails that a mail server hands on. */
  inboundMailSecret: string | undefined;
  /** Opens `/metrics` to whoever shows it. */
  metricsToken: string | undefined;
  /** So long a process that is ending says it is not ready, and still answers. */
  drainSeconds: number;
  /** Requests per address and minute; 0 switches the general limit off. */
  rateLimit: number;
  /** Demo market, demo logins and, without SMTP, the mail viewer. */
  demo: boolean;
  mailViewer: boolean;
  auth: AuthConfig;
};

/** Reads the environment once, at start; every mistake is named in one message. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = parseEnv(envSchema, env);
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  // Known passwords and everybody's mails are for this machine alone: a site that others reach has to ask for them.
  const demo = values.DEMO ?? (!isProduction && isOnThisMachine(new URL(publicUrl)));
  return {
    isProduction,
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    migrateAtStart: values.MIGRATE_AT_START,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    role: values.ROLE,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    storageUrl: values.STORAGE_URL,
    clamdUrl: values.CLAMD_URL,
    mapStyleUrl: values.MAP_STYLE_URL,
    trustProxy: values.TRUST_PROXY ?? false,
    feedAllowHosts: values.FEED_ALLOW_HOSTS,
    ai: {
      baseUrl: values.AI_BASE_URL,
      apiKey: values.AI_API_KEY,
      model: values.AI_MODEL,
      inputPrice: values.AI_INPUT_PRICE,
      outputPrice: values.AI_OUTPUT_PRICE,
      tokensPerDay: values.AI_TOKENS_PER_DAY,
      totalTokensPerDay: values.AI_TOTAL_TOKENS_PER_DAY,
      timeoutMs: values.AI_TIMEOUT_MS,
    },
    payments: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiUrl: values.STRIPE_API_URL,
    },
    sentryDsn: values.SENTRY_DSN,
    supportEmail: values.SUPPORT_EMAIL ?? addressOf(values.MAIL_FROM),
    inboundMailSecret: values.INBOUND_MAIL_SECRET,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    rateLimit: values.RATE_LIMIT,
    demo,
    mailViewer: !values.SMTP_URL && demo,
    auth: toAuthConfig(values, { publicUrl, prefix: AUTH_PREFIX, isProduction, isDemo: demo }),
  };
}

function isOnThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return /^(.+\.)?localhost$/.test(host) || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** Of `Name <address>` the address. */
const addressOf = (from: string) => /<([^>]+)>/u.exec(from)?.[1] ?? from;

/** An empty value is none; every mistake is named in one message. */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The environment has ${mistakes.length} mistake(s): ${mistakes.join('; ')}`);
}
