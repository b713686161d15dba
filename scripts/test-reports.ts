import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFailures } from './list-failures.ts';
import { ROOT, type StepResult } from './run-step.ts';

export type Count = { passed: number; failed: number; skipped: number };

const REPORTS = join(ROOT, 'test-results');
export const VITEST_REPORT = join(REPORTS, 'vitest.json');
export const BROWSER_REPORT = join(REPORTS, 'browser.json');

export function emptyReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

export function countOfCheck({ isOk }: StepResult): Count {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

export function countOfVitest(result: StepResult): Count {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(VITEST_REPORT);
  return withFailure(result, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

export function countOfBrowser(result: StepResult): Count {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    BROWSER_REPORT,
  )?.stats;
  return withFailure(result, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/** Runs the tests, repeats at the end what failed, prints the sum as the last line, and ends the process with the matching code. */
export async function reportAndExit(runTests: () => Promise<Count[]>): Promise<never> {
  const counts = await runTests().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return [{ passed: 0, failed: 1, skipped: 0 }];
  });
  for (const failure of listFailures(readReport(VITEST_REPORT), readReport(BROWSER_REPORT))) console.log(failure);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

/** A runner that failed without a failed test (it crashed, or a file could not be read) counts as one failure. */
function withFailure({ isOk }: StepResult, count: Count): Count {
  return !isOk && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
