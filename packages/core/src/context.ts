import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import type { AssuranceLevel } from '@stellenvisite/contract/identity/auth';
import type { ApiScope } from '@stellenvisite/contract/integrations/api-keys';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import type { Search } from '@stellenvisite/search';
import type { Disk } from 'flydrive';
import type { Ai } from './assistant/emma/ai.ts';
import type { Payments } from './billing/stripe/payments.ts';
import type { RunInChildProcess } from './feeds/import/import-document.ts';
import type { WriteAuditEvent } from './identity/audit/audit-event.ts';
import type { AuthSecrets } from './identity/auth/auth-secrets.ts';
import type { AuthSettings } from './identity/auth/auth-settings.ts';
import type { SendSms } from './identity/auth/codes/send-sms.ts';
import type { KeyRing } from './identity/auth/sessions/key-ring.ts';
import type { PersonalData } from './personal-data.ts';
import type { ScanFile } from './platform/files/scan-file.ts';
import type { Mail } from './platform/mails/mail.ts';
import type { Network } from './platform/network/send-public.ts';
import type { Queue } from './platform/queue/create-queue.ts';
import type { Limits } from './platform/rate-limits/limits.ts';
import type { PublishEvent } from './platform/realtime/publish-event.ts';
import type { ErrorSink } from './support/error-reports/error-sink.ts';
import type { TalentIndex } from './talent-pool/index/follow-talent.ts';

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

/** The settings and credentials by which a call is authenticated. */
export type CallAuth = Auth & {
  client: Client;
  /** The key a partner's system calls with; `actor` is null then. */
  apiKey: ApiKeyCaller | null;
};

/** The dependencies of single features on the operator's installation. */
export type Features = {
  /** Where errors go that nobody expected. */
  errors: ErrorSink;
  /** The virus scanner, where one is set. */
  scanFile: ScanFile;
  /** The ways out to hosts that people name. */
  network: Network;
  /** Imports large documents of feeds in a child process; null where they are imported in this one. */
  runInChildProcess: RunInChildProcess | null;
  /** The operator's language model, where there is one. */
  ai: Ai;
  /** The payment provider, where there is one. */
  payments: Payments;
  /** Where questions to the operator go. */
  supportEmail: string;
  /** The secret of the operator's mail server when it hands on a mail; without one no mail is accepted. */
  inboundMailSecret: string | undefined;
  /** Which personal data every noun keeps, for export and erasure of an account. */
  personalData: readonly PersonalData[];
};

type WriteLine = (fields: object, message: string) => void;
export type Log = { debug: WriteLine; info: WriteLine; warn: WriteLine; error: WriteLine };

/**
 * The environment of a use case; nothing in core reads a clock, an environment or a database of its own. One function of the server builds
 * it for routes, worker and scripts.
 */
export type Context = {
  db: Db | Tx;
  /** The signed-in person; null for a visitor and for background work. */
  actor: Actor | null;
  now: () => Date;
  /** The language the caller reads. */
  language: Language;
  /** Where people reach the site, without a trailing slash. */
  publicUrl: string;
  log: Log;
  search: Search & { readonly talent: TalentIndex };
  mail: Mail;
  files: Disk;
  queue: Queue;
  limits: Limits;
  /** Records what was done to an account, in the transaction that does it. */
  audit: WriteAuditEvent;
  /** Tells connected browsers of a change once its transaction is committed. */
  publish: PublishEvent;
  auth: CallAuth;
  features: Features;
};
