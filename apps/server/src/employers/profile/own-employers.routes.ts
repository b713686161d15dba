import {
  actingEmployerQuerySchema,
  changeEmployerSchema,
  createEmployerSchema,
  deleteDepartmentQuerySchema,
  departmentsSchema,
  employerDraftSchema,
  employerDraftValuesSchema,
  orderDepartmentsSchema,
  ownEmployerSchema,
  ownEmployersSchema,
  saveDepartmentSchema,
} from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  changeDepartment,
  createDepartment,
  orderDepartments,
} from '@stellenvisite/core/employers/profile/change-department';
import { changeOwnEmployer, createEmployer } from '@stellenvisite/core/employers/profile/change-own-employer';
import { deleteDepartment } from '@stellenvisite/core/employers/profile/delete-department';
import { getEmployerDraft, saveEmployerDraft } from '@stellenvisite/core/employers/profile/employer-draft';
import { getOwnEmployer, listOwnEmployers } from '@stellenvisite/core/employers/profile/get-own-employer';
import { listOwnDepartments } from '@stellenvisite/core/employers/profile/own-departments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer profile'], ...withBearer };
const ofEmployer = { ...described, querystring: actingEmployerQuerySchema };
const permission = 'employer.change' as const;

export const ownEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/employers',
    {
      config: { permission: 'account.read' },
      schema: {
        ...described,
        summary: 'List the employers the caller acts for, with the role in each team',
        response: { 200: ownEmployersSchema },
      },
    },
    async (request) => listOwnEmployers(request.ctx),
  );

  app.get(
    '/api/employer/profile',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...ofEmployer,
        summary: 'Get the profile of an employer the caller acts for, with its missing parts',
        response: { 200: ownEmployerSchema },
      },
    },
    async (request) => getOwnEmployer(request.ctx, request.query),
  );

  app.post(
    '/api/employer/profile',
    {
      config: { permission: 'employer.create' },
      schema: {
        ...described,
        summary: 'Create an employer; the first has the id of the caller, further ones have their own',
        body: createEmployerSchema,
        response: { 201: ownEmployerSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createEmployer(request.ctx, request.body)),
  );

  app.patch(
    '/api/employer/profile',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Change parts of the profile; the public page shows them at once',
        body: changeEmployerSchema,
        response: { 200: ownEmployerSchema },
      },
    },
    async (request) => changeOwnEmployer(request.ctx, { ...request.query, ...request.body }),
  );

  app.get(
    '/api/employer/draft',
    {
      config: { permission: 'employer.create' },
      schema: {
        ...described,
        summary: 'Get the draft of a new employer, prefilled from the onboarding',
        response: { 200: employerDraftSchema },
      },
    },
    async (request) => getEmployerDraft(request.ctx),
  );

  app.put(
    '/api/employer/draft',
    {
      config: { permission: 'employer.create' },
      schema: {
        ...described,
        summary: 'Save the draft of an employer, complete or not',
        body: employerDraftValuesSchema,
        response: { 200: employerDraftSchema },
      },
    },
    async (request) => saveEmployerDraft(request.ctx, request.body),
  );

  app.get(
    '/api/employer/departments',
    {
      config: { permission: 'own_employer.read' },
      schema: {
        ...ofEmployer,
        summary: 'List the departments in their order',
        response: { 200: departmentsSchema },
      },
    },
    async (request) => listOwnDepartments(request.ctx, request.query),
  );

  app.post(
    '/api/employer/departments',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Add a department',
        body: saveDepartmentSchema,
        response: { 201: departmentsSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createDepartment(request.ctx, { ...request.query, ...request.body })),
  );

  app.put(
    '/api/employer/departments/order',
    {
      config: { permission },
      schema: {
        ...ofEmployer,
        summary: 'Reorder the departments',
        body: orderDepartmentsSchema,
        response: { 200: departmentsSchema },
      },
    },
    async (request) => orderDepartments(request.ctx, { ...request.query, ...request.body }),
  );

  app.put(
    '/api/employer/departments/:id',
    {
      config: { permission },
      schema: {
        ...described,
        summary: 'Change a department; its jobs show the new name',
        params: idParamsSchema,
        body: saveDepartmentSchema,
        response: { 200: departmentsSchema },
      },
    },
    async (request) => changeDepartment(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/departments/:id',
    {
      config: { permission },
      schema: {
        ...described,
        summary: 'Delete a department; its jobs move to another one or retain its name as text',
        params: idParamsSchema,
        querystring: deleteDepartmentQuerySchema,
        response: { 200: departmentsSchema },
      },
    },
    async (request) => deleteDepartment(request.ctx, { ...request.params, ...request.query }),
  );
};
