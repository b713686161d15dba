import { Readable } from 'node:stream';
import { DomainError } from '@stellenvisite/core/domain-error';
import { MOST_BYTES } from '@stellenvisite/core/files/file-limits';
import { requireFileOwner } from '@stellenvisite/core/files/file-owner';
import { inTemporaryFolder } from '@stellenvisite/core/files/temporary-folder';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guestTokenOf } from './guest-token.ts';
import { UploadStore } from './upload-store.ts';

const PATH = '/api/uploads';

/** Uploads that go on after a lost connection, by the tus protocol. The id of an upload becomes the id of its file. */
export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  // The protocol's server reads the body as a stream.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const options = { config: { permission: 'public' as const }, schema: { hide: true }, bodyLimit: MOST_BYTES };
  app.post(PATH, options, answerUpload);
  app.head(`${PATH}/:id`, options, answerUpload);
  app.patch(`${PATH}/:id`, options, answerUpload);
  app.delete(`${PATH}/:id`, options, answerUpload);
};

/** One server of the protocol for each request, because its store acts with the rights of who asks. */
async function answerUpload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await requireFileOwner(request.ctx, guestTokenOf(request));
  return inTemporaryFolder(async (folder) => {
    const store = new UploadStore(request.ctx, { owner, folder });
    let refusal: DomainError | undefined;
    const server = new Server({
      path: PATH,
      datastore: store,
      maxSize: MOST_BYTES,
      relativeLocation: true,
      allowedOrigins: [],
      namingFunction: () => crypto.randomUUID(),
      onUploadFinish: async (_request, { id }) => {
        await store.finish(id);
        return {};
      },
      onResponseError: (_request, error) => {
        if (error instanceof DomainError) refusal = error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(toWebRequest(request));
    if (refusal) throw refusal;
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  });
}

function toWebRequest({ method, url, headers, raw }: FastifyRequest): Request {
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [
      string,
      string,
    ][],
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  });
}
