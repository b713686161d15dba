import { constants, setPriority } from 'node:os';
import { FeedFailureError } from '@stellenvisite/core/feeds/fetch/feed-failure';
import { LeaseLostError } from '@stellenvisite/core/feeds/import/run-lease';
import { workOnDocument } from '@stellenvisite/core/feeds/import/work-on-document';
import { publishEvent } from '@stellenvisite/core/realtime/publish-event';
import { openDatabase } from '@stellenvisite/db/client';
import { createSearch } from '@stellenvisite/search';
import { openFiles } from '../files/open-files.ts';
import type { DocumentAnswer, DocumentMessage } from './document-task.ts';

/**
 * A process of its own for one large document: it yields to the server that answers requests, and ends with the worker that
 * started it, wherever it stands; the lease lets another one go on from there.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit(1));

async function work({ task, connectionString, config }: DocumentMessage): Promise<DocumentAnswer> {
  const database = openDatabase({ connectionString, applicationName: 'stellenvisite-feed', maxConnections: 2 });
  const { db } = database;
  const now = () => new Date();
  const search = createSearch({ db, now });
  try {
    const ctx = { db, now, search, files: await openFiles(config), publish: publishEvent };
    return { kind: 'done', tooSmall: await workOnDocument(ctx, task) };
  } catch (error) {
    return toAnswer(error);
  } finally {
    await database.close();
  }
}

function toAnswer(error: unknown): DocumentAnswer {
  if (error instanceof LeaseLostError) return { kind: 'lease_lost' };
  if (error instanceof FeedFailureError) {
    const { failure, status, line } = error;
    return { kind: 'failed', failure, status, line };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'broken', message, stack };
}

process.once('message', async (message: DocumentMessage) => {
  const answer = await work(message);
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
