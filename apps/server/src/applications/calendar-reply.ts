import type { FastifyReply } from 'fastify';

export function sendCalendar(reply: FastifyReply, calendar: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .send(calendar);
}
