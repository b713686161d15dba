import type { PersonalData } from '@stellenvisite/core/personal-data';
import type { ProcessState } from '@stellenvisite/core/platform/health/get-readiness';
import type { MailTemplate } from '@stellenvisite/core/platform/mails/define-mail-template';
import type { JobDefinition } from '@stellenvisite/core/platform/queue/define-job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Services } from './context.ts';

/** The options that the routes of a slice are registered with. */
export type SliceOptions = {
  config: Config;
  services: Services;
  version: string;
  databaseKind: 'embedded' | 'external';
  /** The state of the process, where one was started. */
  state?: ProcessState | undefined;
};

/** The parts that one noun contributes to the server. */
export type Slice = {
  /** The noun, as in the names of its folders. */
  name: string;
  /** Each route says in its `config.permission` who may call it. */
  routes?: FastifyPluginAsyncZod<SliceOptions>;
  /** `replica`: the routes only read what anyone may read of the market, and may be a moment behind. */
  reads?: 'replica';
  jobs?: readonly JobDefinition[];
  /** How the mails of the noun are worded. */
  mails?: readonly MailTemplate[];
  /** The tables with a person's data that it owns, and how they are exported and erased. */
  personalData?: PersonalData;
};

export function defineSlice(slice: Slice): Slice {
  return slice;
}
