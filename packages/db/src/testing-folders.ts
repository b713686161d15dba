import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPidTaken } from './embedded/running-process.ts';

/** A folder of this run, named after its process. What runs that were killed have left beside it goes. */
export function createRunFolder(parent: string, name: string): string {
  for (const entry of readdirSync(parent)) {
    const pid = new RegExp(`^${name}(\\d+)-`).exec(entry)?.[1];
    const folder = join(parent, entry);
    if (pid && !isPidTaken(Number(pid)) && isOurs(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `${name}${process.pid}-`));
}

function isOurs(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
