import { findChromium } from './find-chromium.ts';
import { findFreePort, type NodeProcess, startNodeProcess } from './node-process.ts';
import { runStep, type StepResult } from './run-step.ts';
import { BROWSER_REPORT } from './test-reports.ts';

/** The main journeys are tagged in their specs; everything else is left to `npm run test:screens`. */
export const MAIN_JOURNEYS = ['--grep', '@main'];
export const ALL_OTHERS = ['--grep-invert', '@main'];

type BrowserTests = {
  run(selection: string[]): Promise<StepResult>;
};

/** Starts the built app for the browser tests; its demo market is filled while other steps run. */
export function prepareBrowserTests(env: Record<string, string>): BrowserTests {
  const chromium = findChromium();
  const starting = startSite(env);
  return {
    async run(selection) {
      const site = await starting;
      const result = await runStep({
        name: 'browser tests',
        command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...selection],
        env: {
          ...env,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
          ...(site && { E2E_PORT: new URL(site.url).port }),
        },
      });
      await site?.stop();
      return result;
    },
  };
}

/** Where it cannot be started, the browser tests start it themselves and print the reason. */
async function startSite(env: Record<string, string>): Promise<NodeProcess | undefined> {
  const port = await findFreePort();
  return startNodeProcess({ file: 'e2e/serve.ts', port, healthPath: '/api/health', env }).catch(() => undefined);
}
