import { defineConfig } from 'vitest/config';

const OUTSIDE = ['**/node_modules/**', '**/build/**', 'e2e/**'];
const INTEGRATION = '**/*.integration.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, INTEGRATION],
        },
      },
      {
        test: {
          name: 'integration',
          include: [INTEGRATION],
          exclude: OUTSIDE,
          globalSetup: ['packages/db/src/testing-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
