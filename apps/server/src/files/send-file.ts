import { FILE_CONTENT_TYPES } from '@stellenvisite/contract/files';
import type { FileRow } from '@stellenvisite/core/files/get-own-file';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document opened in the browser may draw itself and do nothing else. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

export async function sendFile({ ctx }: FastifyRequest, reply: FastifyReply, file: FileRow): Promise<FastifyReply> {
  return reply
    .type(FILE_CONTENT_TYPES[file.type])
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(await ctx.files.getStream(file.storageKey));
}
