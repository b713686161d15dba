import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { listFailures } from './list-failures.ts';
import { findFreePort, type NodeProcess, startNodeProcess } from './node-process.ts';
import { BUILD, ROOT, runInOrder, runStep, STATIC_CHECKS, type Step, type StepResult } from './run-step.ts';
import { createTestFolder } from './test-folder.ts';

type Count = { passed: number; failed: number; skipped: number };

const REPORTS = join(ROOT, 'test-results');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

const VITEST: Step = {
  name: 'unit and integration tests',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ],
};
const BROWSER: Step = {
  name: 'browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
};

/** `npm test`: static checks beside the build and the tests on PostgreSQL, then the browser on the built app. */
async function runTests(): Promise<Count> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const chromium = findChromium();
  const env = { TMPDIR: createTestFolder() };

  const checking = runInOrder(STATIC_CHECKS);
  const build = await runStep(BUILD);
  const starting = startSite(env);
  const vitest = await runStep({ ...VITEST, env });
  const checks = await checking;
  const site = await starting;
  const browser = await runStep({
    ...BROWSER,
    env: {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
      ...(site && { E2E_PORT: new URL(site.url).port }),
    },
  });
  await site?.stop();
  return add([
    ...[...checks, build].map(countOfCheck),
    withFailure(countOfVitest(), vitest),
    withFailure(countOfBrowser(), browser),
  ]);
}

/**
 * What the browser will look at: its market is filled beside the tests on PostgreSQL, which wait a fifth of their time. Where it
 * cannot be started, the browser tests start it themselves and say why.
 */
async function startSite(env: Record<string, string>): Promise<NodeProcess | undefined> {
  const port = await findFreePort();
  return startNodeProcess({ file: 'e2e/serve.ts', port, healthPath: '/api/health', env }).catch(() => undefined);
}

function countOfCheck({ isOk }: StepResult): Count {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

function countOfVitest(): Count {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(VITEST_REPORT);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

function countOfBrowser(): Count {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    BROWSER_REPORT,
  )?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
}

/** A runner that failed without a failed test (it crashed, or a file could not be read) counts as one failure. */
function withFailure(count: Count, result: StepResult | undefined): Count {
  return !result?.isOk && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

function add(counts: Count[]): Count {
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }));
}

const { passed, failed, skipped } = await runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
});
for (const failure of listFailures(readReport(VITEST_REPORT), readReport(BROWSER_REPORT))) console.log(failure);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
