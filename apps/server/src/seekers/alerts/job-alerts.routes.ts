import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  alertMatchesQuerySchema,
  alertMatchesSchema,
  alertMatchParamsSchema,
  changeJobAlertSchema,
  createJobAlertSchema,
  flagAlertMatchSchema,
  jobAlertSchema,
  jobAlertsSchema,
} from '@stellenvisite/contract/seekers/job-alerts.schema';
import { createJobAlert } from '@stellenvisite/core/seekers/alerts/create-job-alert';
import {
  changeJobAlert,
  deleteJobAlert,
  listJobAlerts,
  markJobAlertSeen,
  restoreJobAlert,
} from '@stellenvisite/core/seekers/alerts/delete-job-alert';
import { flagAlertMatch, readAllMatches } from '@stellenvisite/core/seekers/alerts/flag-alert-match';
import { listAlertMatches } from '@stellenvisite/core/seekers/alerts/list-alert-matches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { alertLinksRoutes } from './alert-links.routes.ts';

const described = { tags: ['job alerts'], ...withBearer };

export const jobAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(alertLinksRoutes);

  app.get(
    '/api/job-alerts',
    {
      config: { permission: 'job_alert.read' },
      schema: {
        ...described,
        summary: 'List the own alerts with the number of new matches',
        response: { 200: jobAlertsSchema },
      },
    },
    async (request) => listJobAlerts(request.ctx),
  );

  app.post(
    '/api/job-alerts',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Create an alert for new jobs of a search; a duplicate is refused with the id of the existing one',
        body: createJobAlertSchema,
        response: { 201: jobAlertSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createJobAlert(request.ctx, request.body)),
  );

  app.patch(
    '/api/job-alerts/:id',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Change, pause or resume an alert',
        params: idParamsSchema,
        body: changeJobAlertSchema,
        response: { 200: jobAlertSchema },
      },
    },
    async (request) => changeJobAlert(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/job-alerts/:id',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Delete an alert; for a week it can be restored',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteJobAlert(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/job-alerts/:id/restoration',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Restore a deleted alert with its matches',
        params: idParamsSchema,
        response: { 200: jobAlertSchema },
      },
    },
    async (request) => restoreJobAlert(request.ctx, request.params),
  );

  app.put(
    '/api/job-alerts/:id/seen',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Mark an alert as opened; later matches count as new',
        params: idParamsSchema,
        response: { 200: jobAlertSchema },
      },
    },
    async (request) => markJobAlertSeen(request.ctx, request.params),
  );

  app.get(
    '/api/job-alerts/:id/matches',
    {
      config: { permission: 'job_alert.read' },
      schema: {
        ...described,
        summary: 'List the matches of an alert, newest first, with score and reasons',
        params: idParamsSchema,
        querystring: alertMatchesQuerySchema,
        response: { 200: alertMatchesSchema },
      },
    },
    async (request) => listAlertMatches(request.ctx, { ...request.params, ...request.query }),
  );

  app.put(
    '/api/job-alerts/:id/matches/read',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Mark all matches of an alert as read',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await readAllMatches(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/api/job-alerts/:id/matches/:jobId',
    {
      config: { permission: 'job_alert.write' },
      schema: {
        ...described,
        summary: 'Mark a match as read or as not interesting, with an optional reason',
        params: alertMatchParamsSchema,
        body: flagAlertMatchSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await flagAlertMatch(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );
};
