import { accessSync, chmodSync, constants, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRunFolder } from '@stellenvisite/db/testing-global-setup';

const NAME = 'stellenvisite-tests-';
const IN_MEMORY = '/dev/shm';
/** Several times what a run takes at most. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where a run of the tests keeps its clusters and profiles: in memory, if there is enough. Tests make and remove clusters by the
 * dozen, a thousand files each, which takes a disk a tenth of the time of all of them. It goes with the process.
 */
export function createTestFolder(): string {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  const folder = createRunFolder(parent, NAME);
  // Some tests run as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
