import { ALL_OTHERS, prepareBrowserTests } from './browser-tests.ts';
import { BUILD, runStep } from './run-step.ts';
import { createTestFolder } from './test-folder.ts';
import { type Count, countOfBrowser, countOfCheck, emptyReports, reportAndExit } from './test-reports.ts';

/**
 * `npm run test:screens`: the browser tests that `npm test` leaves out, which are every screen at each width, in each language and theme,
 * and the variants of the main journeys.
 */
async function runTests(): Promise<Count[]> {
  emptyReports();
  const build = await runStep(BUILD);
  const browser = await prepareBrowserTests({ TMPDIR: createTestFolder() }).run(ALL_OTHERS);
  return [countOfCheck(build), countOfBrowser(browser)];
}

await reportAndExit(runTests);
