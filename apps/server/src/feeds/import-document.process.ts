import { constants, setPriority } from 'node:os';
import { importDocumentHere } from '@stellenvisite/core/feeds/import/import-document';
import { publishEvent } from '@stellenvisite/core/platform/realtime/publish-event';
import { openDatabase } from '@stellenvisite/db/client';
import { createSearch } from '@stellenvisite/search';
import { openFiles } from '../platform/files/open-files.ts';
import { type DocumentAnswer, type DocumentMessage, toAnswer } from './run-in-child-process.ts';

/**
 * The child process of one large document: it yields to the server that answers requests, and ends with the worker that started it,
 * at any point; the lease lets another worker continue from there.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit(1));

async function importHere({ task, connectionString, config }: DocumentMessage): Promise<DocumentAnswer> {
  const database = openDatabase({ connectionString, applicationName: 'stellenvisite-feed', maxConnections: 2 });
  const { db } = database;
  const now = () => new Date();
  const search = createSearch({ db, now });
  try {
    const ctx = { db, now, search, files: await openFiles(config), publish: publishEvent };
    return { kind: 'done', tooSmall: await importDocumentHere(ctx, task) };
  } catch (error) {
    return toAnswer(error);
  } finally {
    await database.close();
  }
}

process.once('message', async (message: DocumentMessage) => {
  const answer = await importHere(message);
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
