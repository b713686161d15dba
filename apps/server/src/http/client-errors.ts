import type { Socket } from 'node:net';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/problems';

const CODE_OF_ERROR: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** What Node refuses before Fastify sees a request: headers too large, not HTTP, too slow. Answered in our form too. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const code = CODE_OF_ERROR[error.code ?? ''] ?? 'request.malformed';
  const status = PROBLEM_STATUS[code];
  const body = JSON.stringify({ type: `urn:stellenvisite:problem:${code}`, title: code, status, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${code}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
