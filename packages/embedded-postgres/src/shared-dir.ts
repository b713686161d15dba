import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** For files that root's PostgreSQL cannot read in a private folder: every user may enter, only root may write. */
export const SHARED_DIR = '/var/lib/stellenvisite';

/** Creates a folder there that every user may enter, independent of the umask. */
export function createSharedDir(name: string): string {
  const dir = join(SHARED_DIR, name);
  mkdirSync(dir, { recursive: true });
  chmodSync(SHARED_DIR, 0o755);
  chmodSync(dir, 0o755);
  return dir;
}
