import type { FastifyInstance } from 'fastify';

const IN_FLIGHT_MS = 15_000;

/** Answers in flight are finished, but a client that does not read its own cannot keep the server from ending. */
export async function closeApp(app: FastifyInstance, inFlightMs = IN_FLIGHT_MS): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), inFlightMs);
  await app.close().finally(() => clearTimeout(timeout));
}
