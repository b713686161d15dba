import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { ScanFile } from '@stellenvisite/core/platform/files/scan-file';

const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 4096;

/** Speaks the INSTREAM command of ClamAV's clamd: chunks with their length before them, and an empty one at the end. */
export function createClamdScanner(address: string): ScanFile {
  const { protocol, hostname, port, pathname } = new URL(address);
  const target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  return async (path) => {
    const socket = connect(target);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer in time')));
    try {
      const [answer] = await Promise.all([readAnswer(socket), sendFile(socket, path)]);
      return toVerdict(answer);
    } finally {
      socket.destroy();
    }
  };
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, 'zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, Buffer.concat([length, chunk]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, data: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1');
    if (answer.includes('\0') || answer.length > MAX_ANSWER_BYTES) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

function toVerdict(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`clamd answered: ${answer || 'nothing'}`);
}
