import type { FastifyInstance } from 'fastify';

const FIELD = /name="([\w-]+)"\r?\n\r?\n([^\r\n]*)/g;

/** RFC 8058 leaves a mail program the choice between the two form encodings. */
export function registerOneClickForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries([...body.toString().matchAll(FIELD)].map(([, name, value]) => [name, value]))),
  );
}
