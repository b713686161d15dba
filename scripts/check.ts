import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Changes, selectChecks } from './checks.ts';
import { ROOT, runInLanes } from './run-step.ts';

/** `npm run check [-- names… --changed]`: the static checks and the unit tests, all of them or those that are named. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Lists what differs from the branch `main`, committed or not; on `main` itself, what is not committed. */
function listChanges(): Changes {
  const hasMain = git('branch', '--list', 'main') !== '';
  const since = hasMain ? git('merge-base', 'main', 'HEAD') : git('rev-parse', 'HEAD');
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: listed.flatMap((output) => output.split('\n')).filter(Boolean) };
}

try {
  const results = await runInLanes(
    selectChecks(positionals, values.changed ? listChanges() : undefined),
    Math.min(2, availableParallelism()),
  );
  process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
