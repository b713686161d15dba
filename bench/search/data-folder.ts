import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA_SCRIPT = fileURLToPath(new URL('../data.ts', import.meta.url));
/** As in `npm run bench -- data`: a million jobs are written in little memory. */
const HEAP_MB = 192;

/** Returns a folder with a market of so many jobs, created where there is none yet; `isFresh` creates it again with its index. */
export function prepareDataFolder(jobs: number, isFresh: boolean): string {
  const dataDir = resolve(process.env.BENCH_DATA_DIR ?? join('data', `bench-search-${jobs}`));
  const stamp = join(dataDir, 'bench-jobs');
  if (!isFresh && existsSync(stamp) && readFileSync(stamp, 'utf8') === String(jobs)) {
    console.log(`The market of ${jobs} jobs in ${dataDir} is used again; --fresh makes it anew.`);
    return dataDir;
  }
  rmSync(stamp, { force: true });
  mkdirSync(dataDir, { recursive: true });
  const made = spawnSync(process.execPath, [`--max-old-space-size=${HEAP_MB}`, DATA_SCRIPT, '--jobs', String(jobs)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_DATA_DIR: dataDir },
  });
  if (made.status !== 0) throw new Error('The market to measure on could not be made.');
  writeFileSync(stamp, String(jobs));
  return dataDir;
}
