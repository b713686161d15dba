import type { z } from '@stellenvisite/contract/zod';

/** What is absent is not there at all, as the types of the API want it. */
export type Asked<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** What the address asks a table for. A part that makes no sense counts as absent; the others stay. */
export function readTableQuery<S extends z.ZodObject>(schema: S, params: URLSearchParams): Asked<z.output<S>> {
  const asked: Record<string, string> = Object.fromEntries(params);
  for (;;) {
    const read = schema.safeParse(asked);
    if (read.success) {
      const present = Object.entries(read.data).filter(([, value]) => value !== undefined);
      return Object.fromEntries(present) as Asked<z.output<S>>;
    }
    const wrong = read.error.issues.map(({ path }) => String(path[0])).filter((key) => key in asked);
    if (wrong.length === 0) throw read.error;
    for (const key of wrong) delete asked[key];
  }
}
