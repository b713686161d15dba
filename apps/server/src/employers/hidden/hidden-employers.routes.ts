import {
  hiddenEmployersSchema,
  hidingSettingsSchema,
} from '@stellenvisite/contract/employers/employer-settings.schema';
import { hideEmployer, showEmployer } from '@stellenvisite/core/employers/hidden/hide-employer';
import { changeHidingSettings, listHiddenEmployers } from '@stellenvisite/core/employers/hidden/list-hidden-employers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['hidden-employers'], ...withBearer };
const employerIdParams = z.object({ employerId: z.string().max(500) });
const config = { permission: 'hidden_employer.write' } as const;

export const hiddenEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/hidden-employers',
    {
      config: { permission: 'hidden_employer.read' },
      schema: {
        ...described,
        summary: 'List the hidden employers, and whether agencies are hidden',
        response: { 200: hiddenEmployersSchema },
      },
    },
    async (request) => listHiddenEmployers(request.ctx),
  );

  app.patch(
    '/api/hidden-employers',
    {
      config,
      schema: {
        ...described,
        summary: 'Hide all temporary-work agencies, or show them again',
        body: hidingSettingsSchema,
        response: { 200: hidingSettingsSchema },
      },
    },
    async (request) => changeHidingSettings(request.ctx, request.body),
  );

  app.put(
    '/api/hidden-employers/:employerId',
    {
      config,
      schema: {
        ...described,
        summary: 'Hide an employer from the own results, recommendations and alerts',
        params: employerIdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await hideEmployer(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/hidden-employers/:employerId',
    {
      config,
      schema: {
        ...described,
        summary: 'Show an employer again',
        params: employerIdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await showEmployer(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
