import type { Market } from './start-market.ts';

const SEARCHES = 200;
/** People read between two questions; the searches come as from one busy visitor after the other. */
const READING_MS = 4_000;
const TURNS = ['Pflege in Köln', 'nur Teilzeit', 'und ohne Nachtdienst?', 'Erzähl mir mehr zur ersten'];
const PATHS = ['/api/jobs?q=pflege&location=K%C3%B6ln', '/api/jobs?category=doctors', '/api/jobs?q=mfa&shift=day'];

export type Parallel = { searchMs: number[]; answers: number; failures: number };

/** Measures the duration of searches during a number of conversations, each of which continues once its answer has been read. */
export async function runInParallel(market: Market, conversations: number): Promise<Parallel> {
  const counts = { answers: 0, failures: 0 };
  let isOver = false;
  const talks = Array.from({ length: conversations }, async (_, index) => {
    await pause((READING_MS * index) / conversations);
    for (let turn = 0; !isOver; turn += 1) {
      const text = TURNS[turn % TURNS.length] ?? '';
      const { status, events } = await market.ask(
        { messages: [{ role: 'user', parts: [{ type: 'text', text }] }] },
        null,
      );
      counts.answers += 1;
      if (status !== 200 || !events.some(({ type }) => type === 'finish')) counts.failures += 1;
      await pause(READING_MS);
    }
  });
  if (conversations > 0) await pause(READING_MS);
  const searchMs: number[] = [];
  for (let count = 0; count < SEARCHES; count += 1) {
    const startedAt = performance.now();
    await market.get(PATHS[count % PATHS.length] ?? '');
    searchMs.push(performance.now() - startedAt);
  }
  isOver = true;
  await Promise.all(talks);
  return { searchMs, ...counts };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
