import { languageSchema } from '@stellenvisite/contract/languages.schema';
import { THEMES } from '@stellenvisite/contract/web-handler';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepLanguage } from '../http/preferences.ts';

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
      if (lang) keepLanguage(reply, lang);
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
