import { defineConfig } from 'vitest/config';

const OUTSIDE = ['**/node_modules/**', '**/build/**', 'e2e/**'];
const INTEGRATION = '**/*.integration.test.ts';
/** Tests that replace a library's module: it must not be loaded already. */
const ISOLATED = '**/*.isolated.test.ts';
const COMPONENTS = 'apps/web/app/**/*.test.tsx';

const ON_POSTGRES = {
  exclude: OUTSIDE,
  // As the server runs: the other React takes several times as long to write a mail.
  env: { NODE_ENV: 'production' },
  globalSetup: ['packages/db/src/testing-global-setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Files share what a worker has loaded: loading it anew for each took more than a third of a run.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, INTEGRATION, ISOLATED, COMPONENTS],
          testTimeout: 60_000,
        },
      },
      {
        // The uploads of a page are those of a browser; Node would get a client that reads from disk.
        resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' } },
        test: {
          name: 'components',
          include: [COMPONENTS],
          exclude: OUTSIDE,
          environment: 'happy-dom',
          setupFiles: ['apps/web/app/testing/setup.ts'],
          // The largest forms take long to type into on a busy machine.
          testTimeout: 90_000,
        },
      },
      { test: { ...ON_POSTGRES, name: 'integration', include: [INTEGRATION] } },
      { test: { ...ON_POSTGRES, name: 'isolated', include: [ISOLATED], isolate: true } },
    ],
  },
});
