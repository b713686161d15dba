import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedPostgresOptions, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  createDataFolder,
  createFolder,
  endOwner,
  listProcessesWithArgument,
  postmasterPid,
  query,
  readNote,
  startOwner,
  writeNote,
} from './owner-processes.fixture.ts';

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, durability: 'test', ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

it('has the committed data after a restart, and is found by another command', async () => {
  const dataDir = createDataFolder();
  const before = await start(dataDir);
  await writeNote(before.connectionString());
  await before.stop();
  expect(findRunningPostgres(dataDir)).toBeNull();
  const after = await start(dataDir);
  expect(await readNote(after.connectionString())).toBe('committed');
  expect(await readNote(findRunningPostgres(dataDir) ?? '')).toBe('committed');
  expect(findRunningPostgres(join(dataDir, 'elsewhere'))).toBeNull();
});

describe('on a data folder that was not there', () => {
  let url: string;

  beforeAll(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'sv-folder-'));
    chmodSync(parent, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir: join(parent, 'not/yet/there') });
    url = postgres.connectionString();
    return async () => {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    };
  });

  it('has the database of the product', async () => {
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'stellenvisite' }]);
  });

  it('writes what is committed to the disk', async () => {
    const [settings] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('full_page_writes') as pages`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on' });
  });

  it('listens on no port', async () => {
    expect(await query(url, `select current_setting('listen_addresses') as hosts`)).toEqual([{ hosts: '' }]);
  });

  it('sorts German words as a German dictionary does', async () => {
    const rows = await query<{ word: string }>(
      url,
      `select word from unnest(array['Zahnarzt', 'Ärztin', 'Arzt', 'Übung']) word order by word`,
    );
    expect(rows.map(({ word }) => word)).toEqual(['Arzt', 'Ärztin', 'Übung', 'Zahnarzt']);
  });

  it('treats umlauts as letters when it compares words by their trigrams', async () => {
    await query(url, 'create extension if not exists pg_trgm');
    expect(
      await query(url, `select similarity('ÄRZTIN', 'ärztin') as same, similarity('ärztin', 'rztin') < 1 as differs`),
    ).toEqual([{ same: 1, differs: true }]);
  });
});

it('logs neither the statements nor the values of failed queries', async () => {
  const lines: string[] = [];
  const postgres = await start(createDataFolder(), { log: (line) => lines.push(line) });
  const url = postgres.connectionString();
  await query(url, 'create table people (mail text unique)');
  await query(url, `insert into people values ('anna@example.org')`);
  await expect(query(url, `insert into people values ('anna@example.org')`)).rejects.toThrow('duplicate key');
  await postgres.stop();
  expect(lines.join('\n')).toContain('database system is shut down');
  expect(lines.join('\n')).not.toContain('anna');
});

it('leaves no process and no socket behind when it stops', async () => {
  const postgres = await start(createDataFolder());
  const server = postmasterPid(postgres.clusterDir);
  const socketDir = decodeURIComponent(new URL(postgres.connectionString()).hostname);
  expect(existsSync(socketDir)).toBe(true);
  expect(listProcessesWithArgument(postgres.clusterDir)).toEqual([server]);
  await postgres.stop();
  expect(listProcessesWithArgument(postgres.clusterDir)).toEqual([]);
  await expect.poll(() => listProcessesWithArgument(String(server))).toEqual([]);
  expect(existsSync(socketDir)).toBe(false);
  expect((await postgres.exited).expected).toBe(true);
});

it('may be stopped twice', async () => {
  const postgres = await start(createDataFolder());
  await postgres.stop();
  await expect(postgres.stop()).resolves.toBeUndefined();
});

it('refuses a second start on the same data, in this process and in another, with one sentence', async () => {
  const dataDir = createDataFolder();
  await start(dataDir);
  const sentence = `The data in ${dataDir} are already in use by process ${process.pid}; stop it first or choose another DATA_DIR.`;
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(sentence);
  const other = await startOwner(dataDir);
  expect(other.answer).toEqual({ refusal: sentence });
});

it('lets exactly one of several simultaneous starts win', async () => {
  const dataDir = createFolder();
  const owners = await Promise.all(Array.from({ length: 5 }, () => startOwner(dataDir)));
  const winners = owners.filter(({ answer }) => answer.url);
  expect(winners).toHaveLength(1);
  const refusals = owners.flatMap(({ answer }) => answer.refusal ?? []);
  expect(new Set(refusals)).toEqual(
    new Set([
      `The data in ${dataDir} are already in use by process ${winners[0]?.pid}; stop it first or choose another DATA_DIR.`,
    ]),
  );
  await Promise.all(owners.map(({ child }) => endOwner(child)));
  await expect(start(dataDir)).resolves.toBeDefined();
});

it('corrects the mode of a restored cluster that other users may enter, and reports it in one sentence', async () => {
  const dataDir = createDataFolder();
  const clusterDir = join(dataDir, 'pgdata');
  chmodSync(clusterDir, 0o755);
  const warnings: string[] = [];
  const postgres = await start(dataDir, { warn: (sentence) => warnings.push(sentence) });
  expect(await query(postgres.connectionString(), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(clusterDir).mode & 0o777).toBe(0o700);
  expect(warnings).toEqual([
    `Other users had access to ${clusterDir}, which PostgreSQL refuses; its mode is 0700 now.`,
  ]);
});

it.each(['700', '750'])('leaves a cluster of mode %s as it is', async (mode) => {
  const dataDir = createDataFolder();
  chmodSync(join(dataDir, 'pgdata'), mode);
  const warnings: string[] = [];
  await start(dataDir, { warn: (sentence) => warnings.push(sentence) });
  expect((statSync(join(dataDir, 'pgdata')).mode & 0o777).toString(8)).toBe(mode);
  expect(warnings).toEqual([]);
});

it('says in one sentence why it cannot start', async () => {
  const file = join(createFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toMatchObject({
    name: 'PostgresStartError',
    message: expect.stringMatching(/^The embedded PostgreSQL could not be started: .*a-file.*\.$/),
  });
});
