import cors from '@fastify/cors';
import {
  importerAnswerSchema,
  importerBodySchema,
  syncRowsSchema,
  xmlFeedRowsQuerySchema,
  xmlFeedRowsSchema,
} from '@stellenvisite/contract/feed-functions.schema';
import {
  emailExistsAnswerSchema,
  emailExistsSchema,
  functionErrorSchema,
  linksTableAnswerSchema,
  tableInfoAnswerSchema,
  tableInfoSchema,
} from '@stellenvisite/contract/server-functions.schema';
import { emailExists } from '@stellenvisite/core/accounts/email-exists';
import type { Auth, Context } from '@stellenvisite/core/context';
import { importByFunction, listFeedRows, syncByFunction } from '@stellenvisite/core/feeds/import-by-function';
import { getTableInfo } from '@stellenvisite/core/tables/get-table-info';
import { requireLinksTable } from '@stellenvisite/core/tables/require-links-table';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { corsOptions } from '../auth/auth.routes.ts';
import { bearerOf } from '../auth/auth-request.ts';
import { readActor } from '../http/actor.ts';
import { keepFromCaches, withBearer } from '../http/own-routes.ts';
import { refuse, registerFunctionErrors, unknownFunction } from './function-errors.ts';

const tags = ['functions'];
const refusals = { 401: functionErrorSchema, 403: functionErrorSchema, 404: functionErrorSchema };

/** The server functions by name, for clients that speak PostgREST. */
export const rpcRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  /** Clients send their public key where there is no token, so only functions that ask who it is read it. */
  const callerContext = async (request: FastifyRequest): Promise<Context> => {
    const token = bearerOf(request);
    const actor = token ? await readActor(auth.keys, token, request.ctx.now) : null;
    return { ...request.ctx, actor };
  };
  registerFunctionErrors(app);
  keepFromCaches(app);
  await app.register(cors, corsOptions(auth.settings));

  app.post(
    '/rest/v1/rpc/email_exists',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Whether an address is registered',
        body: emailExistsSchema,
        response: { 200: emailExistsAnswerSchema, 404: functionErrorSchema, 429: functionErrorSchema },
      },
    },
    async (request, reply) => reply.type('application/json').send(await emailExists(request.ctx, request.body.p_email)),
  );

  app.post(
    '/rest/v1/rpc/create_user_employer_links_table_if_not_exists',
    {
      config: { permission: 'table.inspect' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Makes sure of the table of links; administrators only',
        response: { 200: linksTableAnswerSchema, ...refusals },
      },
    },
    async (request, reply) =>
      reply.type('application/json').send(await requireLinksTable(await callerContext(request))),
  );

  app.post(
    '/rest/v1/rpc/get_table_info',
    {
      config: { permission: 'table.inspect' },
      schema: {
        tags,
        ...withBearer,
        summary: 'The columns of a table of the product; administrators only',
        body: tableInfoSchema,
        response: { 200: tableInfoAnswerSchema, ...refusals },
      },
    },
    async (request) => getTableInfo(await callerContext(request), { table: request.body.table_name }),
  );

  app.post(
    '/rest/v1/rpc/sync_xml_feeds_with_logging',
    {
      config: { permission: 'feed.sync' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Fetch the feeds of the caller’s employers now; each row says how it went',
        response: { 200: syncRowsSchema, ...refusals },
      },
    },
    async (request) => syncByFunction(await callerContext(request)),
  );

  app.get(
    '/rest/v1/xml_feeds',
    {
      config: { permission: 'feed.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Rows of the table of feeds, for a check of the connection',
        querystring: xmlFeedRowsQuerySchema,
        response: { 200: xmlFeedRowsSchema, ...refusals },
      },
    },
    async (request) => listFeedRows(await callerContext(request), request.query),
  );

  app.post(
    '/functions/v1/xml-feed-importer',
    {
      config: { permission: 'feed.sync' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Check a feed or take it over for an employer of the caller',
        body: importerBodySchema,
        response: { 200: importerAnswerSchema, ...refusals },
      },
    },
    async (request) => importByFunction(await callerContext(request), request.body),
  );

  app.all('/rest/v1/*', { config: { permission: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    refuse(reply, unknownFunction),
  );
};
