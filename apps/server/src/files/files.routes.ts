import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import {
  adoptFilesSchema,
  storedFileSchema,
  storedFilesSchema,
  uploadFileQuerySchema,
} from '@stellenvisite/contract/files.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { adoptGuestFiles } from '@stellenvisite/core/files/adopt-guest-files';
import { requireGuestTries } from '@stellenvisite/core/files/create-upload';
import { deleteOwnFile } from '@stellenvisite/core/files/delete-own-file';
import { MAX_BYTES, MOST_BYTES, tooLarge } from '@stellenvisite/core/files/file-limits';
import { requireFileOwner } from '@stellenvisite/core/files/file-owner';
import { getOwnFile } from '@stellenvisite/core/files/get-own-file';
import { listOwnFiles } from '@stellenvisite/core/files/list-own-files';
import { storeFile } from '@stellenvisite/core/files/store-file';
import { inTemporaryFolder } from '@stellenvisite/core/files/temporary-folder';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { guestTokenOf } from './guest-token.ts';
import { sendFile } from './send-file.ts';
import { uploadRoutes } from './upload.routes.ts';

const described = { tags: ['files'], ...withBearer };
const refusedFile = {
  409: problemSchema,
  413: problemSchema,
  415: problemSchema,
  422: problemSchema,
  429: problemSchema,
  503: problemSchema,
};

/** Public, as somebody who applies without an account has files as well; they show the token they were uploaded with. */
export const filesRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  await app.register(uploadRoutes);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });

  app.post(
    '/api/files',
    {
      config: { permission: 'public' },
      bodyLimit: MOST_BYTES + 65_536,
      schema: {
        ...described,
        summary: 'Upload one file (multipart)',
        consumes: ['multipart/form-data'],
        querystring: uploadFileQuerySchema,
        response: { 201: storedFileSchema, ...refusals, ...refusedFile },
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
      schema: { ...described, summary: 'The own files', response: { 200: storedFilesSchema, ...refusals } },
    },
    async (request) => ({ items: await listOwnFiles(request.ctx, guestTokenOf(request)) }),
  );

  app.get(
    '/api/files/:id',
    {
      config: { permission: 'public' },
      schema: { ...described, summary: 'The content of an own file', params: idParamsSchema },
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
        response: { 204: z.null(), ...refusals, 404: problemSchema },
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
        summary: 'Take over what was uploaded before there was an account',
        body: adoptFilesSchema,
        response: { 200: storedFilesSchema, ...refusals },
      },
    },
    async (request) => ({ items: await adoptGuestFiles(request.ctx, request.body) }),
  );
};
