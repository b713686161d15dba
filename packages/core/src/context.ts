import type { ProfileRole } from '@stellenvisite/contract/accounts';
import type { ApiScope } from '@stellenvisite/contract/api-keys';
import type { AssuranceLevel } from '@stellenvisite/contract/auth';
import type { Language } from '@stellenvisite/contract/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import type { Search } from '@stellenvisite/search';
import type { Disk } from 'flydrive';
import type { WriteAuditEvent } from './audit/audit-event.ts';
import type { AuthSecrets } from './auth/auth-secrets.ts';
import type { AuthSettings } from './auth/auth-settings.ts';
import type { SendSms } from './auth/codes/send-sms.ts';
import type { KeyRing } from './auth/sessions/key-ring.ts';
import type { Payments } from './billing/stripe/payments.ts';
import type { Ai } from './emma/ai.ts';
import type { ErrorSink } from './error-reports/error-sink.ts';
import type { WorkApart } from './feeds/import/work-on-document.ts';
import type { ScanFile } from './files/scan-file.ts';
import type { Limits } from './limits/limits.ts';
import type { Mail } from './mails/mail.ts';
import type { Network } from './network/network.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Queue } from './queue/queue.ts';
import type { PublishEvent } from './realtime/publish-event.ts';

/** The signed-in person of a request, from their verified token. A token never says who is an administrator. */
export type Actor = {
  userId: string;
  role: ProfileRole;
  sessionId: string;
  aal: AssuranceLevel;
  email: string | null;
};

/** A partner's system that calls with a key of one employer. It is no person: what only people may do refuses it. */
export type ApiKeyCaller = { keyId: string; employerId: string; scopes: readonly ApiScope[] };

/** The client of the request, from its connection; a fixed value for background work. */
export type Client = {
  ip: string;
  userAgent: string | null;
  /** The token of the browser's device cookie; null for a client without cookies. */
  device: string | null;
};

/** The settings, secrets and keys of accounts, which no call changes. */
export type Auth = { settings: AuthSettings; secrets: AuthSecrets; keys: KeyRing; sendSms: SendSms };

type WriteLine = (fields: object, message: string) => void;
export type Log = { debug: WriteLine; info: WriteLine; warn: WriteLine; error: WriteLine };

/**
 * What a use case may know of the world; nothing in core reads a clock, an environment or a database of its own. One
 * function of the server builds it for routes, worker and scripts.
 */
export type Context = {
  db: Db | Tx;
  /** Who is signed in; null for a visitor and for background work. */
  actor: Actor | null;
  /** The key a partner's system calls with; `actor` is null then. */
  apiKey: ApiKeyCaller | null;
  client: Client;
  now: () => Date;
  /** The language the caller reads. */
  language: Language;
  /** Where people reach the site, without a trailing slash. */
  publicUrl: string;
  log: Log;
  /** Where errors go that nobody expected. */
  errors: ErrorSink;
  search: Search;
  mail: Mail;
  files: Disk;
  /** The virus scanner, where one is set. */
  scanFile: ScanFile;
  /** The ways out to hosts that people name. */
  network: Network;
  queue: Queue;
  /** Takes over large documents of feeds in a process of its own; null where they are taken over in this one. */
  workApart: WorkApart | null;
  limits: Limits;
  /** Records what was done to an account, in the transaction that does it. */
  audit: WriteAuditEvent;
  /** Tells connected browsers of a change once its transaction is committed. */
  publish: PublishEvent;
  auth: Auth;
  /** The operator's language model, where there is one. */
  ai: Ai;
  /** The payment provider, where there is one. */
  payments: Payments;
  /** Where questions to the operator go. */
  supportEmail: string;
  /** What the operator's mail server names itself by when it hands on a mail; without one none is taken. */
  inboundMailSecret: string | undefined;
  /** Which personal data every noun keeps, for export and erasure of an account. */
  personalData: readonly PersonalData[];
};
