import { Agent, get } from 'node:http';
import type { LoadQuery } from './load.ts';

export type Timed = { query: LoadQuery; ms: number };

/** Asks one server over connections that stay open, as a browser does, and takes the time until the last byte. */
export function createAsker(url: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (query: LoadQuery) =>
    new Promise<Timed>((resolve, reject) => {
      const begun = performance.now();
      const request = get(url + query.path, { agent }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve({ query, ms: performance.now() - begun });
          else reject(new Error(`${query.path} was answered with ${response.statusCode}.`));
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
  for (const query of queries) timed.push(await ask(query));
  return timed;
}

/** As many at a time as there are people, each asking again when answered. */
export async function askTogether({ ask }: Asker, queries: readonly LoadQuery[], people: number) {
  const begun = performance.now();
  const left = queries.values();
  const timed: Timed[] = [];
  const person = async () => {
    for (const query of left) timed.push(await ask(query));
  };
  await Promise.all(Array.from({ length: people }, person));
  return { timed, perSecond: (timed.length * 1000) / (performance.now() - begun) };
}
