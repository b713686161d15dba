import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRefusedLicences, type Lock, listLicences, toLicenceList } from './licences.ts';
import { ROOT } from './run-step.ts';

/** Not below `client`, which is public. */
const OUTPUT = join(ROOT, 'apps/web/build');

/** Writes the bill of materials (CycloneDX) and the licence list of what production installs. Needs no network. */
export function writeSbom(): void {
  const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const licensed = listLicences(lock);
  const refused = findRefusedLicences(licensed);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(join(OUTPUT, 'licences.txt'), toLicenceList(licensed));
  writeFileSync(join(OUTPUT, 'sbom.cdx.json'), runNpmSbom());
  console.log(`apps/web/build has sbom.cdx.json and licences.txt (${licensed.length} packages).`);
}

function runNpmSbom(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  // The npm that runs this script, or else the one of the PATH; `sbom` is part of npm from 10 on, as package.json asks for.
  const { npm_execpath: npm } = process.env;
  const [command, given] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync(command, given, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSbom();
