import { runInParallel } from './emma/run-in-parallel.ts';
import { startMarket } from './emma/start-market.ts';
import { printTable } from './print-table.ts';
import { percentile } from './search/percentiles.ts';

/** `npm run bench -- emma-load`: the search during a hundred concurrent conversations. Its p95 may at most double. */
const CONVERSATIONS = 100;
const MAX_TIMES = 2;

const market = await startMarket();
try {
  const alone = await runInParallel(market, 0);
  const beside = await runInParallel(market, CONVERSATIONS);
  const [before, after] = [alone, beside].map(({ searchMs }) => percentile(searchMs, 0.95)) as [number, number];
  printTable(
    `Search beside ${CONVERSATIONS} conversations with Emma`,
    ['', 'searches', 'p95 ms', 'answers', 'failed'],
    [
      ['alone', String(alone.searchMs.length), before.toFixed(1), '', ''],
      ['beside', String(beside.searchMs.length), after.toFixed(1), String(beside.answers), String(beside.failures)],
    ],
  );
  console.log(`p95 grows ${(after / before).toFixed(2)} times (bar ${MAX_TIMES}).`);
  if (after > before * MAX_TIMES || beside.failures > 0) process.exitCode = 1;
} finally {
  await market.stop();
}
