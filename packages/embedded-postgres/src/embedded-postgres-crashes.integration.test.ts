import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  createDataFolder,
  createFolder,
  killOwner,
  listProcessesWithArgument,
  OWNER_SCRIPT,
  postmasterPid,
  query,
  readNote,
  startOwner,
  writeNote,
} from './owner-processes.fixture.ts';
import { hasEndedWithin, isPidInUse } from './running-process.ts';

const EXIT_TIMEOUT_MS = 10_000;

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function startOwnerWithNote(dataDir: string) {
  const { child, answer } = await startOwner(dataDir);
  const { url = '', clusterDir = '' } = answer;
  await writeNote(url);
  return { child, url, clusterDir, server: postmasterPid(clusterDir) };
}

/** Kills the owner so that nothing is left to stop its PostgreSQL. */
async function orphanServer(dataDir: string) {
  const owner = await startOwnerWithNote(dataDir);
  for (const pid of listProcessesWithArgument(String(owner.server))) process.kill(pid, 'SIGKILL');
  await killOwner(owner.child);
  expect(isPidInUse(owner.server)).toBe(true);
  return owner;
}

it('has the committed data after PostgreSQL was killed', async () => {
  const dataDir = createDataFolder();
  const before = await start(dataDir);
  await writeNote(before.connectionString());
  process.kill(postmasterPid(before.clusterDir), 'SIGKILL');
  expect(await before.exited).toEqual({ expected: false, message: 'PostgreSQL ended unexpectedly (SIGKILL).' });
  await before.stop();
  const after = await start(dataDir);
  expect(await readNote(after.connectionString())).toBe('committed');
});

it('has the committed data when PostgreSQL was killed under a running statement', async () => {
  const dataDir = createDataFolder();
  const before = await start(dataDir);
  await writeNote(before.connectionString());
  const busy = query(before.connectionString(), 'select count(*) from generate_series(1, 1000000000)').catch(
    () => 'broken',
  );
  await expect
    .poll(() =>
      query(
        before.connectionString(),
        `select 1 from pg_stat_activity where query like '%generate_series%' and state = 'active' and pid <> pg_backend_pid()`,
      ),
    )
    .toHaveLength(1);
  process.kill(postmasterPid(before.clusterDir), 'SIGKILL');
  await before.stop();
  const after = await start(dataDir);
  expect(await readNote(after.connectionString())).toBe('committed');
  expect(await busy).toBe('broken');
});

it('stops PostgreSQL when its owner is killed', async () => {
  const { child, server } = await startOwnerWithNote(createDataFolder());
  await killOwner(child);
  expect(await hasEndedWithin(server, EXIT_TIMEOUT_MS)).toBe(true);
});

it('starts with the committed data at once after its owner was killed', async () => {
  const dataDir = createDataFolder();
  const owner = await startOwnerWithNote(dataDir);
  await killOwner(owner.child);
  const next = await start(dataDir);
  expect(await readNote(next.connectionString())).toBe('committed');
});

it('takes over from a PostgreSQL that outlived its owner', async () => {
  const dataDir = createDataFolder();
  const orphan = await orphanServer(dataDir);
  const next = await start(dataDir);
  expect(await readNote(next.connectionString())).toBe('committed');
  expect(postmasterPid(next.clusterDir)).not.toBe(orphan.server);
});

it('lets exactly one of several simultaneous starts take over', async () => {
  const dataDir = createDataFolder();
  await orphanServer(dataDir);
  const owners = await Promise.all(Array.from({ length: 4 }, () => startOwner(dataDir)));
  const urls = owners.flatMap(({ answer }) => answer.url ?? []);
  expect(urls).toHaveLength(1);
  expect(await readNote(urls[0] ?? '')).toBe('committed');
});

it('starts when the pid of a killed PostgreSQL belongs to another program, and does not end that', async () => {
  const dataDir = createDataFolder();
  const before = await start(dataDir);
  await writeNote(before.connectionString());
  const pidFile = join(before.clusterDir, 'postmaster.pid');
  const { uid, gid } = statSync(before.clusterDir);
  process.kill(postmasterPid(before.clusterDir), 'SIGKILL');
  await before.stop();

  const bystander = spawn('/bin/sh', ['-c', 'read line'], { uid, gid, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void bystander.kill());
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(bystander.pid)));
  const after = await start(dataDir);
  expect(await readNote(after.connectionString())).toBe('committed');
  expect(bystander.exitCode ?? bystander.signalCode).toBe(null);
});

it('starts after a first start that was killed while it set the data up', async () => {
  const dataDir = createFolder();
  const child = spawn(process.execPath, [OWNER_SCRIPT, dataDir], { stdio: 'ignore' });
  await expect.poll(() => readdirSync(dataDir).some((name) => name.startsWith('pgdata.')), { interval: 5 }).toBe(true);
  await killOwner(child);
  const next = await start(dataDir);
  await writeNote(next.connectionString());
  await next.stop();
  const later = await start(dataDir);
  expect(await readNote(later.connectionString())).toBe('committed');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
});
