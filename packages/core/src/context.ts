import type { Language } from '@stellenvisite/contract/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import type { Search } from '@stellenvisite/search';
import type { Actor } from './auth/actor.ts';

/** What a use case may know of the world. Nothing in core reads a clock, an environment or a database of its own. */
export type Context = {
  db: Db | Tx;
  now: () => Date;
  /** Where people reach the site, without a trailing slash. */
  publicUrl: string;
  /** The language the caller reads. */
  language: Language;
  /** Who is signed in; null for a visitor, and for work of our own nobody asks. */
  actor?: Actor | null;
  search: Search;
};
