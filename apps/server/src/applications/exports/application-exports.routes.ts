import { Readable } from 'node:stream';
import {
  exportApplicationsQuerySchema,
  exportFilesQuerySchema,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { exportApplications } from '@stellenvisite/core/applications/exports/export-applications';
import { type ExportedFile, listExportedFiles } from '@stellenvisite/core/applications/exports/export-files';
import type { Context } from '@stellenvisite/core/context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { zipStreams } from '../../http/send-zip.ts';

const zipExportedFiles = ({ files, now }: Pick<Context, 'files' | 'now'>, listed: readonly ExportedFile[]): Readable =>
  zipStreams(
    listed.map(({ path, storageKey }) => ({ path, open: () => files.getStream(storageKey) })),
    now(),
  );

const described = { tags: ['employer applications'], ...withBearer };
const config = { permission: 'application.export' } as const;

export const applicationExportsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/applications/export.csv',
    {
      config,
      schema: {
        ...described,
        summary: 'Export the filtered list as a spreadsheet',
        querystring: exportApplicationsQuerySchema,
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="applications.csv"')
        .send(Readable.from(await exportApplications(request.ctx, request.query))),
  );

  app.get(
    '/api/employer/applications/files.zip',
    {
      config,
      schema: {
        ...described,
        summary: 'Export the stored files of several applications',
        querystring: exportFilesQuerySchema,
      },
    },
    async (request, reply) => sendZip(request, reply, request.query.id ?? []),
  );

  app.get(
    '/api/employer/applications/:id/files.zip',
    { config, schema: { ...described, summary: 'Export the files of an application', params: idParamsSchema } },
    async (request, reply) => sendZip(request, reply, [request.params.id]),
  );
};

async function sendZip({ ctx }: FastifyRequest, reply: FastifyReply, ids: readonly string[]): Promise<FastifyReply> {
  return reply
    .type('application/zip')
    .header('content-disposition', 'attachment; filename="applications.zip"')
    .send(zipExportedFiles(ctx, await listExportedFiles(ctx, { ids })));
}
