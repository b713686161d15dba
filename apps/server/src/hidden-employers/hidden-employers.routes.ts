import { hiddenEmployersSchema, hidingSettingsSchema } from '@stellenvisite/contract/hidden-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeHidingSettings } from '@stellenvisite/core/hidden-employers/change-hiding-settings';
import { hideEmployer } from '@stellenvisite/core/hidden-employers/hide-employer';
import { listHiddenEmployers } from '@stellenvisite/core/hidden-employers/list-hidden-employers';
import { showEmployer } from '@stellenvisite/core/hidden-employers/show-employer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['hidden-employers'], ...withBearer };
const employerIdParams = z.object({ employerId: z.string().max(500) });
const config = { permission: 'hidden_employer.write' } as const;

export const hiddenEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/hidden-employers',
    {
      config: { permission: 'hidden_employer.read' },
      schema: {
        ...described,
        summary: 'The employers whose jobs the job seeker does not want to see, and whether agencies are among them',
        response: { 200: hiddenEmployersSchema, ...refusals },
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
        response: { 200: hidingSettingsSchema, ...refusals },
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
        response: { 204: z.null(), ...refusals, 404: problemSchema, 409: problemSchema },
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
        response: { 204: z.null(), ...refusals, 404: problemSchema },
      },
    },
    async (request, reply) => {
      await showEmployer(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
