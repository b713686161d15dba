import type { Readable } from 'node:stream';
import type { ExportedFile } from '@stellenvisite/core/application-exports/export-files';
import type { Context } from '@stellenvisite/core/context';
import { zipStreams } from '../http/zip-streams.ts';

export const zipExportedFiles = (
  { files, now }: Pick<Context, 'files' | 'now'>,
  listed: readonly ExportedFile[],
): Readable =>
  zipStreams(
    listed.map(({ path, storageKey }) => ({ path, open: () => files.getStream(storageKey) })),
    now(),
  );
