import { Agent, get } from 'node:http';
import type { LoadQuery } from './load.ts';

export type Timed = { query: LoadQuery; ms: number };

/** Asks one server over connections that stay open, as a browser does, and takes the time until the last byte. */
export function createAsker(url: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string) =>
    new Promise<{ body: string; ms: number }>((resolve, reject) => {
      const begun = performance.now();
      const request = get(url + path, { agent }, (response) => {
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
      request.once('error', reject);
    });
  return { ask, close: () => agent.destroy() };
}

export type Asker = ReturnType<typeof createAsker>;

/** One after the other. */
export async function askInTurn({ ask }: Asker, queries: readonly LoadQuery[]): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const query of queries) timed.push({ query, ms: (await ask(query.path)).ms });
  return timed;
}

/** As many at a time as there are people, each asking again when answered. */
export async function askTogether({ ask }: Asker, queries: readonly LoadQuery[], people: number) {
  const begun = performance.now();
  const left = queries.values();
  const timed: Timed[] = [];
  const person = async () => {
    for (const query of left) timed.push({ query, ms: (await ask(query.path)).ms });
  };
  await Promise.all(Array.from({ length: people }, person));
  return { timed, perSecond: (timed.length * 1000) / (performance.now() - begun) };
}
