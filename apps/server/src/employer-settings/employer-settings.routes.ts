import { changeEmployerSettingsSchema, employerSettingsSchema } from '@stellenvisite/contract/employer-settings.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeEmployerSettings } from '@stellenvisite/core/employer-settings/change-employer-settings';
import { getEmployerSettings } from '@stellenvisite/core/employer-settings/get-employer-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer settings'], ...withBearer, querystring: actingEmployerQuerySchema };
const response = { 200: employerSettingsSchema, ...refusals, 404: problemSchema };

export const employerSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/settings',
    {
      config: { permission: 'own_employer.read' },
      schema: { ...described, summary: 'How the employer works here', response },
    },
    async (request) => getEmployerSettings(request.ctx, request.query),
  );

  app.patch(
    '/api/employer/settings',
    {
      config: { permission: 'employer_settings.change' },
      schema: {
        ...described,
        summary: 'Change settings of the employer, such as the days within which it answers applications',
        body: changeEmployerSettingsSchema,
        response,
      },
    },
    async (request) => changeEmployerSettings(request.ctx, { ...request.query, ...request.body }),
  );
};
