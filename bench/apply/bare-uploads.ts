import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Measures the least cost of an upload: a body written to a file of the same disk, by Node's own server. */
const folder = process.env.BENCH_FOLDER ?? '';

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(200).end();
  await pipeline(request, createWriteStream(join(folder, randomUUID())));
  response.writeHead(201).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
