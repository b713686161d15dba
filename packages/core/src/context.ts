import type { Language } from '@stellenvisite/contract/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import type { MarketMemory } from './market/market-memory.ts';

/** What a use case may know of the world. Nothing in core reads a clock, an environment or a database of its own. */
export type Context = {
  db: Db | Tx;
  now: () => Date;
  /** Where people reach the site, without a trailing slash. */
  publicUrl: string;
  /** The language the caller reads. */
  language: Language;
  /** What this process remembers of the market; without it every answer is computed anew. */
  memory?: MarketMemory;
};
