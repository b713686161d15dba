import type { FastifyInstance } from 'fastify';

/** Opens the door, or says in one sentence why it cannot be opened. */
export async function listenOn(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} on ${host} is already in use; stop the program that has it or choose another PORT.`);
  }
}

const IN_FLIGHT_MS = 15_000;

/** Answers in flight are finished, but a client that does not read its own cannot keep the server from ending. */
export async function closeApp(app: FastifyInstance, inFlightMs = IN_FLIGHT_MS): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), inFlightMs);
  await app.close().finally(() => clearTimeout(timeout));
}
