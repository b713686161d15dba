import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run bench`: every benchmark that judges by bars, one after the other, so that none disturbs the next. */
const BENCHMARKS = [
  'web.ts',
  'load.ts',
  'auth.ts',
  'apply.ts',
  'media.ts',
  'employer.ts',
  'feeds.ts',
  'relevance.ts',
  'emma.ts',
  'emma-load.ts',
  'search.ts',
];

const failed = BENCHMARKS.filter((file) => {
  console.log(`\n== bench/${file}`);
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawnSync(process.execPath, [path], { stdio: 'inherit' }).status !== 0;
});

console.log(failed.length > 0 ? `\nMissed in: ${failed.join(', ')}` : '\nEvery bar is met.');
process.exitCode = failed.length > 0 ? 1 : 0;
