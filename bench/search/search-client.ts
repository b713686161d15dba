import { Agent, get } from 'node:http';
import type { LoadQuery } from './load.ts';

export type Timed = { query: LoadQuery; ms: number };

/** Sends requests over connections that stay open, as a browser does, and measures the time until the last byte. */
export function createSearchClient(url: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const request = (path: string) =>
    new Promise<{ body: string; ms: number }>((resolve, reject) => {
      const begun = performance.now();
      const call = get(url + path, { agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const ms = performance.now() - begun;
          const body = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve({ body, ms });
          else reject(new Error(`${path} was answered with ${response.statusCode}: ${body.slice(0, 300)}`));
        });
      });
      call.once('error', reject);
    });
  return { request, close: () => agent.destroy() };
}

export type SearchClient = ReturnType<typeof createSearchClient>;

/** One after the other. */
export async function searchOneByOne({ request }: SearchClient, queries: readonly LoadQuery[]): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const query of queries) timed.push({ query, ms: (await request(query.path)).ms });
  return timed;
}

/** As many requests at a time as there are people; each sends its next one when the last is answered. */
export async function searchConcurrently({ request }: SearchClient, queries: readonly LoadQuery[], people: number) {
  const begun = performance.now();
  const left = queries.values();
  const timed: Timed[] = [];
  const person = async () => {
    for (const query of left) timed.push({ query, ms: (await request(query.path)).ms });
  };
  await Promise.all(Array.from({ length: people }, person));
  return { timed, perSecond: (timed.length * 1000) / (performance.now() - begun) };
}
