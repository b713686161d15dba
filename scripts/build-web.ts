import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'apps/web');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = join(WEB, 'build/built-from');

const INPUTS = [
  'apps/web/{app,server,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/contract/src/**/*.ts',
  'package-lock.json',
];

/** Builds the web app when something it is made of has changed since. */
export function buildWebIfStale(): boolean {
  const inputs = hashInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return false;
  execFileSync(process.execPath, [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, [VITE, 'build', '--config', 'service-worker.vite.config.ts'], {
    cwd: WEB,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  compressAssets();
  writeFileSync(STAMP, inputs);
  return true;
}

function hashInputs(): string {
  const hash = createHash('sha256');
  // Types are removed by the build, so that generating them does not make it stale.
  for (const path of globSync(INPUTS, { cwd: ROOT, exclude: ['**/*.gen.ts'] }).sort()) {
    if (statSync(join(ROOT, path)).isFile()) hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/** The last hundredth or two of a large file take longer than all the rest of it. */
const LARGE_BYTES = 500_000;

/** Assets never change under their name, so they are compressed once, as well as it goes. */
function compressAssets(): void {
  const client = join(WEB, 'build/client');
  for (const path of globSync('**/*.{js,mjs,css,json,svg,webmanifest}', { cwd: client })) {
    const content = readFileSync(join(client, path));
    const quality = content.byteLength < LARGE_BYTES ? 11 : 10;
    const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    if (compressed.byteLength < content.byteLength) writeFileSync(join(client, `${path}.br`), compressed);
  }
}
