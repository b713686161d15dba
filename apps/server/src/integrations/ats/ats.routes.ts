import {
  atsApplicationDetailSchema,
  atsApplicationSchema,
  atsApplicationsQuerySchema,
  atsApplicationsSchema,
  atsFileParamsSchema,
  atsFileQuerySchema,
  atsJobDetailSchema,
  atsJobParamsSchema,
  atsJobsQuerySchema,
  atsJobsSchema,
  closeAtsJobSchema,
  moveAtsApplicationSchema,
  putAtsJobSchema,
} from '@stellenvisite/contract/integrations/ats.schema';
import {
  webhookDeliveriesQuerySchema,
  webhookDeliveriesSchema,
  webhookDeliverySchema,
} from '@stellenvisite/contract/integrations/webhooks.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getAtsApplication, moveAtsApplication } from '@stellenvisite/core/applications/ats/move-ats-application';
import { listAtsDeliveries, replayAtsDelivery } from '@stellenvisite/core/integrations/ats/ats-deliveries';
import { openFileLink } from '@stellenvisite/core/integrations/ats/ats-file-link';
import { getAtsJob, listAtsApplications, listAtsJobs } from '@stellenvisite/core/integrations/ats/list-ats-jobs';
import { closeAtsJob, publishAtsJob, putAtsJob } from '@stellenvisite/core/integrations/ats/put-ats-job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching } from '../../http/own-routes.ts';
import { sendFile } from '../../platform/files/files.routes.ts';
import { registerIdempotency, registerKeys } from './key-calls.ts';

const withKey = { security: [{ apiKey: [] }] };
const jobs = { tags: ['ATS jobs'], ...withKey };
const applications = { tags: ['ATS applications'], ...withKey };
const deliveries = { tags: ['ATS webhooks'], ...withKey };
/** Read by `registerIdempotency`, and named here for the API document. */
const headers = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe('Any text of the caller’s, up to 255 characters: a repeated call gets the first answer, for 24 hours'),
});

export const atsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  registerKeys(app);
  registerIdempotency(app);

  app.get(
    '/api/v1/ats/jobs',
    {
      config: { permission: 'jobs:read' },
      schema: {
        ...jobs,
        summary: 'List all jobs of the employer; `next` of a response is `after` of the following request',
        querystring: atsJobsQuerySchema,
        response: { 200: atsJobsSchema },
      },
    },
    async (request) => listAtsJobs(request.ctx, request.query),
  );

  app.get(
    '/api/v1/ats/jobs/:externalId',
    {
      config: { permission: 'jobs:read' },
      schema: {
        ...jobs,
        summary: 'Get a job by the id of your own system',
        params: atsJobParamsSchema,
        response: { 200: atsJobDetailSchema },
      },
    },
    async (request) => getAtsJob(request.ctx, request.params),
  );

  app.put(
    '/api/v1/ats/jobs/:externalId',
    {
      config: { permission: 'jobs:write' },
      schema: {
        ...jobs,
        summary: 'Create or replace a job by the id of your own system, and publish it',
        description:
          'Sent again unchanged it changes nothing. The same rules hold as in the employer area: an Austrian job needs its pay, a Swiss job that must be reported waits for its embargo, the first job of an employer that is not verified is held until somebody has looked at it (`state: held`). A job that was paused or closed stays so; publish it again with `POST …/publication`.',
        headers,
        params: atsJobParamsSchema,
        body: putAtsJobSchema,
        response: { 200: atsJobDetailSchema, 201: atsJobDetailSchema },
      },
    },
    async (request, reply) => {
      const { job, isNew } = await putAtsJob(request.ctx, { ...request.body, ...request.params });
      return reply.code(isNew ? 201 : 200).send(job);
    },
  );

  app.post(
    '/api/v1/ats/jobs/:externalId/publication',
    {
      config: { permission: 'jobs:write' },
      schema: {
        ...jobs,
        summary: 'Publish a draft, or reopen a paused or closed job',
        headers,
        params: atsJobParamsSchema,
        response: { 200: atsJobDetailSchema },
      },
    },
    async (request) => publishAtsJob(request.ctx, request.params),
  );

  app.post(
    '/api/v1/ats/jobs/:externalId/closing',
    {
      config: { permission: 'jobs:write' },
      schema: {
        ...jobs,
        summary: 'Close a job, or mark it as filled',
        headers,
        params: atsJobParamsSchema,
        body: closeAtsJobSchema,
        response: { 200: atsJobDetailSchema },
      },
    },
    async (request) => closeAtsJob(request.ctx, { ...request.body, ...request.params }),
  );

  app.get(
    '/api/v1/ats/applications',
    {
      config: { permission: 'applications:read' },
      schema: {
        ...applications,
        summary: 'List applications in order of arrival, with id and status and without personal data',
        querystring: atsApplicationsQuerySchema,
        response: { 200: atsApplicationsSchema },
      },
    },
    async (request) => listAtsApplications(request.ctx, request.query),
  );

  app.get(
    '/api/v1/ats/applications/:id',
    {
      config: { permission: 'applications:read' },
      schema: {
        ...applications,
        summary: 'Get an application with its content; links to its files are valid for ten minutes',
        params: idParamsSchema,
        response: { 200: atsApplicationDetailSchema },
      },
    },
    async (request) => getAtsApplication(request.ctx, request.params),
  );

  app.post(
    '/api/v1/ats/applications/:id/moves',
    {
      config: { permission: 'applications:write' },
      schema: {
        ...applications,
        summary: 'Change the status of an application; the applicant is notified as usual',
        headers,
        params: idParamsSchema,
        body: moveAtsApplicationSchema,
        response: { 200: atsApplicationSchema },
      },
    },
    async (request) => moveAtsApplication(request.ctx, { ...request.body, ...request.params }),
  );

  app.get(
    '/api/v1/ats/webhook-deliveries',
    {
      config: { permission: 'applications:read' },
      schema: {
        ...deliveries,
        summary: 'List the webhook deliveries of the last 30 days, newest first',
        querystring: webhookDeliveriesQuerySchema,
        response: { 200: webhookDeliveriesSchema },
      },
    },
    async (request) => listAtsDeliveries(request.ctx, request.query),
  );

  app.post(
    '/api/v1/ats/webhook-deliveries/:id/replay',
    {
      config: { permission: 'applications:read' },
      schema: {
        ...deliveries,
        summary: 'Send an event again with the same id',
        headers,
        params: idParamsSchema,
        response: { 202: webhookDeliverySchema },
      },
    },
    async (request, reply) => reply.code(202).send(await replayAtsDelivery(request.ctx, request.params)),
  );

  app.get(
    '/api/v1/ats/applications/:applicationId/files/:fileId',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['ATS applications'],
        summary: 'Download a file by the link of its application',
        params: atsFileParamsSchema,
        querystring: atsFileQuerySchema,
      },
    },
    async (request, reply) =>
      sendFile(request, reply, await openFileLink(request.ctx, { ...request.params, ...request.query })),
  );
};
