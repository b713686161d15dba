import { TIME_ZONE } from '@stellenvisite/contract/jobs/countries';
import { DAY_COLOURS, NIGHT_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { idParamsSchema, isId } from '@stellenvisite/contract/platform/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { findMail, listMails, type StoredMail } from '@stellenvisite/core/platform/mails/list-mails';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const properties = ({ paper, sheet, line, ink, ink2, link }: typeof NIGHT_COLOURS) =>
  `--paper: ${paper}; --sheet: ${sheet}; --line: ${line}; --ink: ${ink}; --ink-2: ${ink2}; --link: ${link};`;

const STYLES = `
:root { color-scheme: light dark; ${properties(DAY_COLOURS)} }
@media (prefers-color-scheme: dark) { :root { ${properties(NIGHT_COLOURS)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
a { color: var(--link); }
p, dd { color: var(--ink-2); margin: 0; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: .125rem; padding: .875rem 1.25rem; min-height: 2.75rem; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
li b { color: var(--ink); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dd { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 12px; background: var(--sheet); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; font: 14px/1.5 ui-monospace, monospace; }
h2 { font-size: 1.125rem; margin: 2rem 0 .75rem; }
`;

const schema = { hide: true };

/** The pages load no script at all, and frame nothing but the mail. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail is somebody's text: it may show itself and open links, nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Registers the mail viewer of development and demo: what would have been sent. Registered only where there is no SMTP server. */
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

function mailListPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><a href="/dev/mails/${id}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)} · ${time(createdAt)}</span></a></li>`,
  );
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Noch keine Mail. Melden Sie sich zum Newsletter an.</p>';
  return page(
    'Mails',
    `<h1>Mails</h1><p>Ohne SMTP_URL wird keine Mail verschickt. Neueste zuerst. <a href="/dev/mails.json">JSON</a></p>${list}`,
  );
}

function mailPage({ id, to, subject, text, createdAt }: StoredMail): string {
  return page(
    subject,
    `<p><a href="/dev/mails">Alle Mails</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>An</dt><dd>${escapeHtml(to)}</dd><dt>Geschrieben</dt><dd>${time(createdAt)}</dd></dl>
<iframe src="/dev/mails/${id}/html" title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2><pre>${linked(escapeHtml(text))}</pre>`,
  );
}

function page(title: string, main: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Stellenvisite</title><style>${STYLES}</style></head><body><main>${main}</main></body></html>`;
}

function time(iso: string): string {
  return new Date(iso).toLocaleString('de-DE', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'medium' });
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
