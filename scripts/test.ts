import { MAIN_JOURNEYS, prepareBrowserTests } from './browser-tests.ts';
import { BUDGETS, BUILD, runInOrder, runStep, STATIC_CHECKS, type Step } from './run-step.ts';
import { createTestFolder } from './test-folder.ts';
import {
  type Count,
  countOfBrowser,
  countOfCheck,
  countOfVitest,
  emptyReports,
  reportAndExit,
  VITEST_REPORT,
} from './test-reports.ts';

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

/**
 * `npm test`: static checks in parallel with the build and the tests on PostgreSQL, then the main journeys in a browser on the built app.
 */
async function runTests(): Promise<Count[]> {
  emptyReports();
  const env = { TMPDIR: createTestFolder() };
  const checking = runInOrder(STATIC_CHECKS);
  const built = await runInOrder([BUILD, BUDGETS]);
  const browserTests = prepareBrowserTests(env);
  const vitest = await runStep({ ...VITEST, env });
  const checks = await checking;
  const browser = await browserTests.run(MAIN_JOURNEYS);
  return [...[...checks, ...built].map(countOfCheck), countOfVitest(vitest), countOfBrowser(browser)];
}

await reportAndExit(runTests);
