import { defineConfig } from 'vitest/config';

const OUTSIDE = ['**/node_modules/**', '**/build/**', 'e2e/**'];
const INTEGRATION = '**/*.integration.test.ts';
const COMPONENTS = 'apps/web/app/**/*.test.tsx';

export default defineConfig({
  test: {
    // Every core, and no more: some tests compare times, and would compare those of the others.
    maxWorkers: '100%',
    // Files share what a worker has loaded: loading it anew for each took more than a third of a run.
    isolate: false,
    execArgv: ['--import=./scripts/keep-compiled.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, INTEGRATION, COMPONENTS],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'components',
          include: [COMPONENTS],
          exclude: OUTSIDE,
          environment: 'happy-dom',
          // A page has its modules for itself: hosts of toasts and the session are kept in them.
          isolate: true,
          setupFiles: ['apps/web/app/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [INTEGRATION],
          exclude: OUTSIDE,
          // As the server runs: the other React takes several times as long to write a mail.
          env: { NODE_ENV: 'production' },
          globalSetup: ['packages/db/src/testing-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
