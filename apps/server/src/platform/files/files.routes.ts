import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { FILE_CONTENT_TYPES, GUEST_TOKEN_HEADER } from '@stellenvisite/contract/platform/files';
import {
  adoptFilesSchema,
  storedFileSchema,
  storedFilesSchema,
  uploadFileQuerySchema,
} from '@stellenvisite/contract/platform/files.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import {
  LARGEST_UPLOAD_BYTES,
  MAX_BYTES,
  requireGuestTries,
  tooLarge,
} from '@stellenvisite/core/platform/files/create-upload';
import { deleteOwnFile, requireFileOwner } from '@stellenvisite/core/platform/files/delete-own-file';
import { type FileRow, getOwnFile } from '@stellenvisite/core/platform/files/get-own-file';
import { adoptGuestFiles, listOwnFiles, storeFile } from '@stellenvisite/core/platform/files/store-file';
import { inTemporaryFolder } from '@stellenvisite/core/platform/files/temporary-folder';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { UploadStore } from './upload-store.ts';

/** A document opened in the browser may draw itself and do nothing else. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const PATH = '/api/uploads';

/** Uploads that go on after a lost connection, by the tus protocol. The id of an upload becomes the id of its file. */
const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  // The protocol's server reads the body as a stream.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const options = {
    config: { permission: 'public' as const },
    schema: { hide: true },
    bodyLimit: LARGEST_UPLOAD_BYTES,
  };
  app.post(PATH, options, answerUpload);
  app.head(`${PATH}/:id`, options, answerUpload);
  app.patch(`${PATH}/:id`, options, answerUpload);
  app.delete(`${PATH}/:id`, options, answerUpload);
};

const described = { tags: ['files'], ...withBearer };

/** Public, as somebody who applies without an account has files as well; they show the token they were uploaded with. */
export const filesRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(uploadRoutes);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: LARGEST_UPLOAD_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });

  app.post(
    '/api/files',
    {
      config: { permission: 'public' },
      bodyLimit: LARGEST_UPLOAD_BYTES + 65_536,
      schema: {
        ...described,
        summary: 'Upload one file (multipart)',
        consumes: ['multipart/form-data'],
        querystring: uploadFileQuerySchema,
        response: { 201: storedFileSchema },
      },
    },
    async (request, reply) => {
      const owner = await requireFileOwner(request.ctx, guestTokenOf(request));
      await requireGuestTries(request.ctx, owner);
      const { purpose } = request.query;
      const part = request.isMultipart() ? await request.file({ limits: { fileSize: MAX_BYTES[purpose] } }) : undefined;
      if (!part) throw new DomainError('request.invalid', 'no file');
      const stored = await inTemporaryFolder(async (folder) => {
        const path = join(folder, 'file');
        part.file.once('limit', () => {
          // Nobody reads the rest: the connection ends with the answer.
          reply.header('connection', 'close');
          part.file.destroy(tooLarge(purpose));
        });
        await pipeline(part.file, createWriteStream(path));
        if (part.file.truncated) throw tooLarge(purpose);
        return storeFile(request.ctx, { id: randomUUID(), owner, purpose, name: part.filename, path });
      });
      return reply.code(201).send(stored);
    },
  );

  app.get(
    '/api/files',
    {
      config: { permission: 'public' },
      schema: { ...described, summary: 'List the own files', response: { 200: storedFilesSchema } },
    },
    async (request) => ({ items: await listOwnFiles(request.ctx, guestTokenOf(request)) }),
  );

  app.get(
    '/api/files/:id',
    {
      config: { permission: 'public' },
      schema: { ...described, summary: 'Download an own file', params: idParamsSchema },
    },
    async (request, reply) => {
      const file = await getOwnFile(request.ctx, { ...request.params, guestToken: guestTokenOf(request) });
      return sendFile(request, reply, file);
    },
  );

  app.delete(
    '/api/files/:id',
    {
      config: { permission: 'public' },
      schema: {
        ...described,
        summary: 'Delete an own file',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteOwnFile(request.ctx, { ...request.params, guestToken: guestTokenOf(request) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/files/adoption',
    {
      config: { permission: 'file.write' },
      schema: {
        ...described,
        summary: 'Claim files that were uploaded before the account existed',
        body: adoptFilesSchema,
        response: { 200: storedFilesSchema },
      },
    },
    async (request) => ({ items: await adoptGuestFiles(request.ctx, request.body) }),
  );
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
      maxSize: LARGEST_UPLOAD_BYTES,
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

export function guestTokenOf({ headers }: FastifyRequest): string | undefined {
  const value = headers[GUEST_TOKEN_HEADER];
  return typeof value === 'string' ? value : undefined;
}

export async function sendFile({ ctx }: FastifyRequest, reply: FastifyReply, file: FileRow): Promise<FastifyReply> {
  return reply
    .type(FILE_CONTENT_TYPES[file.type])
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(await ctx.files.getStream(file.storageKey));
}
