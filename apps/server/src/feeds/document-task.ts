import type { FeedFailure } from '@stellenvisite/contract/feeds';
import type { DocumentTask, TooSmall } from '@stellenvisite/core/feeds/import/work-on-document';
import type { Config } from '../config.ts';

/** What the process of a document is told. */
export type DocumentMessage = {
  task: DocumentTask;
  connectionString: string;
  config: Pick<Config, 'storageUrl' | 'dataDir'>;
};

/** What it answers, once. */
export type DocumentAnswer =
  | { kind: 'done'; tooSmall: TooSmall | null }
  | { kind: 'failed'; failure: FeedFailure; status: number | null; line: number | null }
  | { kind: 'lease_lost' }
  | { kind: 'broken'; message: string; stack: string | undefined };
