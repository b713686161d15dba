import {
  accountSchema,
  accountSessionsSchema,
  changeAccountSchema,
  erasureSchema,
  onboardingSchema,
  requestErasureSchema,
} from '@stellenvisite/contract/accounts.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { cancelErasure } from '@stellenvisite/core/accounts/cancel-erasure';
import { changeAccount } from '@stellenvisite/core/accounts/change-account';
import { collectAccountData } from '@stellenvisite/core/accounts/collect-account-data';
import { completeOnboarding } from '@stellenvisite/core/accounts/complete-onboarding';
import { endSession } from '@stellenvisite/core/accounts/end-session';
import { getAccount } from '@stellenvisite/core/accounts/get-account';
import { listSessions } from '@stellenvisite/core/accounts/list-sessions';
import { requestErasure } from '@stellenvisite/core/accounts/request-erasure';
import { saveOnboarding } from '@stellenvisite/core/accounts/save-onboarding';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { zipFiles } from './zip-files.ts';

const tags = ['account'];
/** An export reads everything there is of somebody. */
const exportLimit = { rateLimit: { max: 10, timeWindow: 600_000 } };
const proofLimit = { rateLimit: { max: 20, timeWindow: 600_000 } };

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/account',
    {
      config: { permission: 'account.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Who is signed in, what they may do and what their profile lacks',
        response: { 200: accountSchema, ...refusals },
      },
    },
    async (request) => getAccount(request.ctx),
  );

  app.patch(
    '/api/account',
    {
      config: { permission: 'account.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Change name, title, company or language',
        body: changeAccountSchema,
        response: { 200: accountSchema, ...refusals },
      },
    },
    async (request) => changeAccount(request.ctx, request.body),
  );

  app.put(
    '/api/account/onboarding',
    {
      config: { permission: 'account.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Save some answers of the onboarding; what is not named stays, null takes an answer back',
        body: onboardingSchema,
        response: { 200: accountSchema, ...refusals },
      },
    },
    async (request) => saveOnboarding(request.ctx, request.body),
  );

  app.post(
    '/api/account/onboarding/completion',
    {
      config: { permission: 'account.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'End the onboarding; an employer that is not known yet has a public profile afterwards',
        response: { 200: accountSchema, ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request) => completeOnboarding(request.ctx),
  );

  app.get(
    '/api/account/sessions',
    {
      config: { permission: 'account.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Where the account is signed in: this device first',
        response: { 200: accountSessionsSchema, ...refusals },
      },
    },
    async (request) => ({ items: await listSessions(request.ctx) }),
  );

  app.delete(
    '/api/account/sessions/:id',
    {
      config: { permission: 'account.change' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Sign a device out; the answer is what is left',
        params: idParamsSchema,
        response: { 200: accountSessionsSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => {
      const { ctx } = request;
      const items = await listSessions(ctx);
      const { id } = request.params;
      await endSession(ctx, { sessionId: id });
      return { items: items.filter((session) => session.id !== id) };
    },
  );

  app.get(
    '/api/account/export',
    {
      config: { ...exportLimit, permission: 'account.export' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Everything we keep of the person, as a ZIP of JSON files',
        produces: ['application/zip'],
      },
    },
    async (request, reply) => {
      const { ctx } = request;
      const files = await collectAccountData(ctx);
      const name = `stellenvisite-${ctx.now().toISOString().slice(0, 10)}.zip`;
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(zipFiles(files, ctx.now()));
    },
  );

  app.post(
    '/api/account/erasure',
    {
      config: { ...proofLimit, permission: 'account.erase' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Erase the account, at once or after 14 days; needs the password or a fresh code',
        body: requestErasureSchema,
        response: { 200: erasureSchema, ...refusals, 429: problemSchema },
      },
    },
    async (request) => requestErasure(request.ctx, request.body),
  );

  app.delete(
    '/api/account/erasure',
    {
      config: { permission: 'account.erase' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Keep the account after all',
        response: { 200: accountSchema, ...refusals },
      },
    },
    async (request) => cancelErasure(request.ctx),
  );
};
