import { findChromium } from '../scripts/find-chromium.ts';
import { findSamplePages } from './market-pages.ts';
import { median, printTable, verdict } from './print-table.ts';
import { startBuiltServer } from './start-built-server.ts';
import { audit, type PageFigures } from './web/audit.ts';
import { BUDGETS, type Budget } from './web/budgets.ts';

const RUNS = 3;

async function runWeb(): Promise<boolean> {
  const chromium = findChromium();
  const server = await startBuiltServer();
  try {
    const { job, employer } = await findSamplePages(server.url);
    const pages = { landing: '/', search: '/jobs', job, employer };
    const isMet: boolean[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const runs: PageFigures[] = [];
      // The first visit fills the page cache, as another visitor's would have; Lighthouse then measures the page, not the render.
      await fetch(server.url + path);
      for (let run = 1; run <= RUNS; run += 1) runs.push(await audit(chromium, server.url + path));
      isMet.push(report(name, path, runs));
    }
    return isMet.every(Boolean);
  } finally {
    await server.stop();
  }
}

function report(name: string, path: string, runs: readonly PageFigures[]): boolean {
  const budgets = BUDGETS.filter(({ pages }) => pages === undefined || pages.includes(name));
  const results = budgets.map((budget) => {
    const measured = runs.map(({ figures }) => figures[budget.figure]);
    const value = median(measured);
    return { budget, value, measured, isMet: isWithin(budget, value) };
  });
  printTable(
    `${name} ${path}`,
    ['figure', 'budget', 'median', '', `${runs.length} runs`],
    results.map(({ budget, value, measured, isMet }) => [
      budget.label,
      budget.limit === undefined ? '' : `${budget.isFloor ? '≥' : '≤'} ${budget.show(budget.limit)}`,
      budget.show(value),
      budget.limit === undefined ? '' : verdict(isMet),
      measured.map(budget.show).join('  '),
    ]),
  );
  const failed = new Set(runs.flatMap((run) => run.failedAudits));
  for (const failure of failed) console.log(`  ${failure}`);
  return results.every(({ isMet }) => isMet);
}

function isWithin({ limit, isFloor }: Budget, value: number): boolean {
  if (limit === undefined) return true;
  return isFloor ? value >= limit : value <= limit;
}

process.exitCode = (await runWeb()) ? 0 : 1;
