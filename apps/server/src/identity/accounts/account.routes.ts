import { Readable } from 'node:stream';
import {
  accountSchema,
  accountSessionsSchema,
  changeAccountSchema,
  erasureSchema,
  onboardingSchema,
  requestErasureSchema,
} from '@stellenvisite/contract/identity/accounts.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { languageSchema } from '@stellenvisite/contract/platform/languages.schema';
import { THEMES } from '@stellenvisite/contract/platform/web-handler';
import { endSession, listSessions } from '@stellenvisite/core/identity/accounts/account-view';
import { changeAccount, getAccount } from '@stellenvisite/core/identity/accounts/change-account';
import { type AccountFile, collectAccountData } from '@stellenvisite/core/identity/accounts/collect-account-data';
import { completeOnboarding, saveOnboarding } from '@stellenvisite/core/identity/accounts/complete-onboarding';
import { cancelErasure, requestErasure } from '@stellenvisite/core/identity/accounts/request-erasure';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { saveLanguage } from '../../http/preferences.ts';

const tags = ['account'];
/** An export reads everything there is of somebody. */
const exportLimit = { rateLimit: { max: 10, timeWindow: 600_000 } };
const proofLimit = { rateLimit: { max: 20, timeWindow: 600_000 } };

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/account',
    {
      config: { permission: 'account.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Get the signed-in person with permissions and missing profile facts',
        response: { 200: accountSchema },
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
        summary: 'Change the own name, title, company or language',
        body: changeAccountSchema,
        response: { 200: accountSchema },
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
        summary: 'Save answers of the onboarding; omitted ones are unchanged, null removes one',
        body: onboardingSchema,
        response: { 200: accountSchema },
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
        summary: 'Finish the onboarding; creates the public profile of a new employer',
        response: { 200: accountSchema },
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
        summary: 'List the signed-in devices, the current one first',
        response: { 200: accountSessionsSchema },
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
        summary: 'Sign out a device; the response contains the remaining ones',
        params: idParamsSchema,
        response: { 200: accountSessionsSchema },
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
        summary: 'Export all personal data as a ZIP of JSON files',
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
        summary: 'Erase the account at once or after 14 days; requires the password or a new code',
        body: requestErasureSchema,
        response: { 200: erasureSchema },
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
        summary: 'Cancel the erasure of the account',
        response: { 200: accountSchema },
      },
    },
    async (request) => cancelErasure(request.ctx),
  );
};

/** A ZIP that is written while it is read: one file of it is in memory at a time. */
function zipFiles(files: AsyncIterable<AccountFile>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  void addAll(zip, files, mtime).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('the export failed'));
  });
  return output;
}

async function addAll(zip: ZipFile, files: AsyncIterable<AccountFile>, mtime: Date): Promise<void> {
  for await (const { name, content } of files) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime });
  }
  zip.end();
}

const YEAR_SECONDS = 31_536_000;

/** A path of ours and nothing else: `//host` and `/\host` would lead away. */
const returnPathSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\r\n\t]*$/)
  .catch('/');

const preferencesSchema = z.object({
  lang: languageSchema.optional().catch(undefined),
  theme: z
    .enum([...THEMES, 'system'])
    .optional()
    .catch(undefined),
  return: returnPathSchema.default('/'),
});

/** Language and theme for browsers without script: sets the cookie and goes back to where the visitor was. */
export const preferencesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/preferences',
    { config: { permission: 'public' }, schema: { hide: true, querystring: preferencesSchema } },
    async (request, reply) => {
      const { lang, theme, return: path } = request.query;
      if (lang) saveLanguage(reply, lang);
      if (theme === 'system') reply.clearCookie('theme', { path: '/' });
      else if (theme) reply.setCookie('theme', theme, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
      return reply.header('cache-control', 'no-store').redirect(withoutLanguage(path), 303);
    },
  );
};

/** `?lang=` in the address would outvote the cookie just set. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.delete('lang');
  // Reading the path takes dots out of it: `/.//host` has become `//host`.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
