import {
  changeEmployerSettingsSchema,
  employerSettingsSchema,
} from '@stellenvisite/contract/employers/employer-settings.schema';
import {
  employerDetailSchema,
  employerListSchema,
  employerQuerySchema,
} from '@stellenvisite/contract/employers/employers.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { jobListSchema, jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { departmentJobsQuerySchema, departmentJobsSchema } from '@stellenvisite/contract/jobs/jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getEmployer } from '@stellenvisite/core/employers/get-employer';
import { listEmployers } from '@stellenvisite/core/employers/list-employers';
import {
  changeEmployerSettings,
  getEmployerSettings,
} from '@stellenvisite/core/employers/settings/change-employer-settings';
import { listEmployerJobs } from '@stellenvisite/core/jobs/list-employer-jobs';
import { listDepartmentJobs } from '@stellenvisite/core/jobs/list-job-items';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';

export const employersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employers',
    {
      config: { cache: 'market', permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'List employers with filters and counts',
        querystring: employerQuerySchema,
        response: { 200: employerListSchema },
      },
    },
    (request) => listEmployers(request.ctx, request.query),
  );

  app.get(
    '/api/employers/:id',
    {
      config: { permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'Get an employer with its departments and pictures',
        params: idParamsSchema,
        response: { 200: employerDetailSchema },
      },
    },
    (request) => getEmployer(request.ctx, request.params),
  );

  app.get(
    '/api/employers/:id/jobs',
    {
      config: { cache: 'market', permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'Search the open positions of an employer',
        params: idParamsSchema,
        querystring: jobSearchSchema,
        response: { 200: jobListSchema },
      },
    },
    (request) => listEmployerJobs(request.ctx, { id: request.params.id, query: request.query }),
  );

  app.get(
    '/api/employers/:id/departments/:departmentId/jobs',
    {
      config: { permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'List the open positions of a department, newest first',
        params: idParamsSchema.extend({ departmentId: idParamsSchema.shape.id }),
        querystring: departmentJobsQuerySchema,
        response: { 200: departmentJobsSchema },
      },
    },
    (request) => listDepartmentJobs(request.ctx, { ...request.params, query: request.query }),
  );
};

const described = { tags: ['employer settings'], ...withBearer, querystring: actingEmployerQuerySchema };
const response = { 200: employerSettingsSchema };

export const employerSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/settings',
    {
      config: { permission: 'own_employer.read' },
      schema: { ...described, summary: 'Get the settings of the employer', response },
    },
    async (request) => getEmployerSettings(request.ctx, request.query),
  );

  app.patch(
    '/api/employer/settings',
    {
      config: { permission: 'employer_settings.change' },
      schema: {
        ...described,
        summary: 'Change settings of the employer, such as the promised response time',
        body: changeEmployerSettingsSchema,
        response,
      },
    },
    async (request) => changeEmployerSettings(request.ctx, { ...request.query, ...request.body }),
  );
};
