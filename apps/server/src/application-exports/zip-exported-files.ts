import { Readable } from 'node:stream';
import type { ExportedFile } from '@stellenvisite/core/application-exports/export-files';
import type { Context } from '@stellenvisite/core/context';
import { ZipFile } from 'yazl';

/** A ZIP that is written while it is read: of each file only what is being sent is in memory. */
export function zipExportedFiles(
  { files, now }: Pick<Context, 'files' | 'now'>,
  listed: readonly ExportedFile[],
): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  for (const { path, storageKey } of listed) {
    zip.addReadStreamLazy(path, { mtime: now() }, (give) => {
      files.getStream(storageKey).then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
