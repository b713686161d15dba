import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';

/** A file that is opened when its turn comes. */
type ZippedFile = { path: string; open: () => Promise<Readable> };

type Archive = { name: string; files: readonly ZippedFile[]; mtime: Date };

/** An archive that the browser saves under a name. */
export const sendZip = (reply: FastifyReply, { name, files, mtime }: Archive): FastifyReply =>
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .send(zipStreams(files, mtime));

/** A ZIP that is written while it is read: of each file only what is being sent is in memory. */
export function zipStreams(files: readonly ZippedFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  for (const { path, open } of files) {
    zip.addReadStreamLazy(path, { mtime }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
