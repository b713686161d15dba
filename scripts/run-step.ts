import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Step = { name: string; command: string[]; env?: Record<string, string> };
export type StepResult = { name: string; isOk: boolean; seconds: number };

/** Runs one step with this Node; its output is shown whole when it fails, and in one line when it does not. */
export function runStep({ name, command, env }: Step): Promise<StepResult> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
      const isOk = code === 0;
      console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (!isOk) console.log(Buffer.concat(output).toString('utf8'));
      resolve({ name, isOk, seconds });
    });
  });
}

/** Runs the lists of steps side by side, as many at once as there are lanes, and the steps of each list in order. */
export async function runInLanes(lists: Step[][], lanes: number): Promise<StepResult[]> {
  const waiting = [...lists];
  const results: StepResult[] = [];
  const runLane = async () => {
    for (let list = waiting.shift(); list; list = waiting.shift()) results.push(...(await runInOrder(list)));
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

/** Runs the steps one after the other; a failed step does not stop the next ones, so that one run reports all failures. */
export async function runInOrder(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

const bin = (path: string) => `node_modules/${path}`;

export const LINT: Step = {
  name: 'lint and format',
  command: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'],
};
/**
 * Several threads each check for themselves what all of them use, and the collector of garbage runs often by default:
 * together that is half of the work, which other steps need the processors for.
 */
const checkTypes = (name: string, project: string): Step => ({
  name,
  command: [bin('typescript-7/bin/tsc'), '--noEmit', '--singleThreaded', '-p', project],
  env: { GOGC: '400' },
});
export const TYPES = checkTypes('types', 'tsconfig.json');
export const WEB_TYPEGEN: Step = {
  name: 'route types',
  command: [bin('@react-router/dev/bin.cjs'), 'typegen', 'apps/web'],
};
export const WEB_TYPES = checkTypes('types of the web app', 'apps/web/tsconfig.json');
export const API_TYPES: Step = { name: 'types of the API client', command: ['scripts/generate-api.ts'] };
export const BOUNDARIES: Step = {
  name: 'boundaries',
  command: [
    bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps/server/src',
    'apps/web/app',
    'apps/web/server',
    'scripts',
    'bench',
    'e2e',
  ],
};
export const TRANSACTIONS: Step = {
  name: 'nothing reaches past its transaction',
  command: ['scripts/check-transactions.ts'],
};
export const STRUCTURE: Step = {
  name: 'sizes of files and folders, vocabulary, paths in documents',
  command: ['scripts/check-structure.ts'],
};
export const DEAD_CODE: Step = { name: 'dead code', command: [bin('knip/bin/knip.js')] };
export const UNIT: Step = { name: 'unit tests', command: [bin('vitest/vitest.mjs'), 'run', '--project', 'unit'] };
export const BUILD: Step = { name: 'build', command: ['scripts/build.ts'] };
/** Measures the built web app, so it runs after the build. */
export const BUDGETS: Step = { name: 'bytes and files of screens', command: ['scripts/check-budgets.ts'] };

export const STATIC_CHECKS = [
  LINT,
  TYPES,
  WEB_TYPEGEN,
  API_TYPES,
  WEB_TYPES,
  BOUNDARIES,
  TRANSACTIONS,
  STRUCTURE,
  DEAD_CODE,
];
