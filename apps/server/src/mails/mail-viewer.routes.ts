import { idParamsSchema, isId } from '@stellenvisite/contract/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { findMail, listMails } from '@stellenvisite/core/mails/list-mails';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailListPage, mailPage } from './mail-viewer-page.ts';

const schema = { hide: true };

/** The pages load no script at all, and frame nothing but the mail. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail is somebody's text: it may show itself and open links, nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The mail viewer of development and demo: what would have been sent. Registered only where there is no SMTP server. */
export const mailViewerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });

  app.get('/dev/mails.json', { config: { permission: 'public' }, schema }, async (request, reply) => {
    const mails = await listMails(request.ctx);
    return reply.type('application/json').send(JSON.stringify(mails));
  });

  app.get('/dev/mails', { config: { permission: 'public' }, schema }, async (request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailListPage(await listMails(request.ctx))),
  );

  app.get(
    '/dev/mails/:id',
    { config: { permission: 'public' }, schema: { ...schema, params: idParamsSchema } },
    async (request, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(mailPage(await requireMail(request.ctx, request.params.id))),
  );

  app.get(
    '/dev/mails/:id/html',
    { config: { permission: 'public' }, schema: { ...schema, params: idParamsSchema } },
    async (request, reply) => {
      const { html } = await requireMail(request.ctx, request.params.id);
      return reply
        .header('content-security-policy', MAIL_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
};

async function requireMail(ctx: Parameters<typeof findMail>[0], id: string) {
  const mail = isId(id) ? await findMail(ctx, id) : null;
  if (!mail) throw new DomainError('request.not_found');
  return mail;
}
