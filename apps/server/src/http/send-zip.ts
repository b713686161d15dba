import type { FastifyReply } from 'fastify';
import { type ZippedFile, zipStreams } from './zip-streams.ts';

type Archive = { name: string; files: readonly ZippedFile[]; mtime: Date };

/** An archive that the browser saves under a name. */
export const sendZip = (reply: FastifyReply, { name, files, mtime }: Archive): FastifyReply =>
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .send(zipStreams(files, mtime));
