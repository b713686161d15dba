import type { Search } from '@stellenvisite/search';
import type { Context } from '../../context.ts';

/** All that a document is taken over with: little enough for a process of its own, which knows no mails and no network. */
export type ImportContext = Pick<Context, 'db' | 'now' | 'files' | 'publish'> & { search: Pick<Search, 'classify'> };
