import {
  employerDetailSchema,
  employerListSchema,
  employerQuerySchema,
} from '@stellenvisite/contract/employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { jobListSchema, jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import { departmentJobsQuerySchema, departmentJobsSchema } from '@stellenvisite/contract/jobs.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { getEmployer } from '@stellenvisite/core/employers/get-employer';
import { listEmployers } from '@stellenvisite/core/employers/list-employers';
import { listDepartmentJobs } from '@stellenvisite/core/jobs/list-department-jobs';
import { listEmployerJobs } from '@stellenvisite/core/jobs/list-employer-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const employersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/employers',
    {
      config: { cache: 'market', permission: 'employer.read' },
      schema: {
        tags: ['employers'],
        summary: 'Employers, with filters and counts',
        querystring: employerQuerySchema,
        response: { 200: employerListSchema, 400: problemSchema },
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
        summary: 'One employer with its departments and pictures',
        params: idParamsSchema,
        response: { 200: employerDetailSchema, 404: problemSchema },
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
        summary: 'An employer’s open positions, searched like all jobs',
        params: idParamsSchema,
        querystring: jobSearchSchema,
        response: { 200: jobListSchema, 400: problemSchema, 404: problemSchema },
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
        summary: 'The open positions of one department, newest first',
        params: idParamsSchema.extend({ departmentId: idParamsSchema.shape.id }),
        querystring: departmentJobsQuerySchema,
        response: { 200: departmentJobsSchema, 400: problemSchema, 404: problemSchema },
      },
    },
    (request) => listDepartmentJobs(request.ctx, { ...request.params, query: request.query }),
  );
};
