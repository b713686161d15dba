import { runInOrder, STATIC_CHECKS } from './run-step.ts';

/** Everything quick: static checks and the unit tests. */
const results = await runInOrder([
  ...STATIC_CHECKS,
  { name: 'unit tests', command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'] },
]);
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1);
