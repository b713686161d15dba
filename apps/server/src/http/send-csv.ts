import type { FastifyReply } from 'fastify';

/** A file of rows that the browser saves under a name. */
export function sendCsv(reply: FastifyReply, name: string, content: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(content);
}
