import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClamdScanner } from './clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
const file = join(folder, 'file');
writeFileSync(file, Buffer.alloc(300_000, 'a'));
const infected = join(folder, 'infected');
writeFileSync(infected, 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** As much of clamd as INSTREAM needs. */
const server = createServer((socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    const content = readInstream(received);
    if (content) answer(socket, content);
  });
});
let reply: ((content: Buffer) => string) | null = (content) =>
  content.includes('EICAR')
    ? 'stream: Eicar-Signature FOUND\0'
    : `stream: ${content.length === 300_000 ? 'OK' : 'short'}\0`;

function answer(socket: Socket, content: Buffer): void {
  if (reply) socket.end(reply(content));
  else socket.destroy();
}

/** The content once the empty chunk at its end has arrived. */
function readInstream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > received.length) return null;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
const scan = createClamdScanner(`tcp://127.0.0.1:${port}`);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a whole file is sent, and the verdict read', async () => {
  expect(await scan(file)).toBe('clean');
  expect(await scan(infected)).toBe('infected');
});

test.each([
  ['an error', () => 'INSTREAM size limit exceeded. ERROR\0'],
  ['something else', () => 'stream: OK FOUND\0 and more'],
  ['nothing', () => ''],
])('%s is no verdict of cleanliness', async (_name, answer) => {
  reply = answer;
  const verdict = await scan(file).catch((error: Error) => error.message);
  expect(verdict).not.toBe('clean');
});

test('a connection that breaks or cannot be made is reported', async () => {
  reply = null;
  await expect(scan(file)).rejects.toThrow();
  await expect(createClamdScanner('tcp://127.0.0.1:9')(file)).rejects.toThrow();
});
