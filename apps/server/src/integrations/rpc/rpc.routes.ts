import cors from '@fastify/cors';
import {
  importerAnswerSchema,
  importerBodySchema,
  syncRowsSchema,
  xmlFeedRowsQuerySchema,
  xmlFeedRowsSchema,
} from '@stellenvisite/contract/feeds/feed-functions.schema';
import {
  emailExistsAnswerSchema,
  emailExistsSchema,
  type FunctionError,
  functionErrorSchema,
  linksTableAnswerSchema,
  tableInfoAnswerSchema,
  tableInfoSchema,
} from '@stellenvisite/contract/integrations/server-functions.schema';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import type { Auth, Context } from '@stellenvisite/core/context';
import { DomainError } from '@stellenvisite/core/domain-error';
import { importByFunction, listFeedRows, syncByFunction } from '@stellenvisite/core/feeds/import-by-function';
import { emailExists } from '@stellenvisite/core/identity/accounts/email-exists';
import { getTableInfo, requireLinksTable } from '@stellenvisite/core/integrations/tables/get-table-info';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FastifyPluginAsyncZod, hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { readActor } from '../../http/actor.ts';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { corsOptions } from '../../identity/auth/auth.routes.ts';
import { bearerOf } from '../../identity/auth/auth-request.ts';

type Refusal = { status: number; code: string; message: string };

/** Our problems in the codes of PostgREST and PostgreSQL, as clients of that protocol expect them. */
const CODES: Partial<Record<ProblemCode, Omit<Refusal, 'status'>>> = {
  'auth.required': { code: '42501', message: 'permission denied for function' },
  'auth.token_invalid': { code: 'PGRST301', message: 'JWT is invalid or expired' },
  'auth.session_ended': { code: 'PGRST301', message: 'The session has ended' },
  'auth.second_factor_required': { code: '42501', message: 'a second factor is required' },
  'request.forbidden': { code: '42501', message: 'permission denied for function' },
  'request.rate_limited': { code: 'PT429', message: 'Too many requests' },
};

const unknownFunction: Refusal = {
  status: 404,
  code: 'PGRST202',
  message: 'Could not find the function in the schema cache',
};

const unknownArguments: Refusal = {
  status: 404,
  code: 'PGRST202',
  message: 'Could not find the function with these parameters in the schema cache',
};

const tags = ['functions'];
const refusals = { default: functionErrorSchema };

/** The server functions by name, for clients that speak PostgREST. */
export const rpcRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  /** Clients send their public key where there is no token, so only functions that ask who it is read it. */
  const callerContext = async (request: FastifyRequest): Promise<Context> => {
    const token = bearerOf(request);
    const actor = token ? await readActor(auth.keys, token, request.ctx.now) : null;
    return { ...request.ctx, actor };
  };
  registerFunctionErrors(app);
  preventCaching(app);
  await app.register(cors, corsOptions(auth.settings));

  app.post(
    '/rest/v1/rpc/email_exists',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Check whether an address is registered',
        body: emailExistsSchema,
        response: { 200: emailExistsAnswerSchema, ...refusals },
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
        summary: 'Create the table of links if it does not exist; administrators only',
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
        summary: 'List the columns of a table; administrators only',
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
        summary: 'Fetch the feeds of the caller’s employers now, with the result of each',
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
        summary: 'List up to five rows of the feeds table, to check the connection',
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
        summary: 'Check a feed or import it for an employer of the caller',
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

/** Within the scope of server functions every refusal has the shape of PostgREST. */
function registerFunctionErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    if (error instanceof DomainError) return refuse(reply, toRefusal(error.code));
    if (hasZodFastifySchemaValidationErrors(error)) return refuse(reply, unknownArguments);
    const status = error.statusCode ?? 500;
    if (status === 429) return refuse(reply, toRefusal('request.rate_limited'));
    if (status >= 400 && status < 500) {
      return refuse(reply, { status, code: 'PGRST102', message: 'The request body cannot be read' });
    }
    request.log.error({ err: error }, 'server function failed');
    return refuse(reply, { status: 500, code: 'XX000', message: 'Something went wrong on our side' });
  });
}

function toRefusal(problem: ProblemCode): Refusal {
  return { status: PROBLEM_STATUS[problem], code: 'P0001', message: problem, ...CODES[problem] };
}

function refuse(reply: FastifyReply, { status, code, message }: Refusal) {
  const body: FunctionError = { code, message, details: null, hint: null };
  return reply
    .code(status)
    .type('application/json')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send(body);
}
