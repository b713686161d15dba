import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { convertPicture } from './make-variants.ts';

const folder = await mkdtemp(join(tmpdir(), 'picture-'));
const path = join(folder, 'original.jpg');
await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
  .jpeg()
  .toFile(path);
const task = { path, folder, kind: 'gallery', crop: null } as const;

afterAll(() => rm(folder, { recursive: true }));

test('a picture is converted next to its original', async () => {
  expect(await convertPicture(task)).toEqual({ picture: { widths: [480, 600], width: 600, height: 400 } });
  expect((await readdir(folder)).sort()).toEqual(
    ['480.avif', '480.webp', '600.avif', '600.webp', 'original.jpg', 'whole.webp'].sort(),
  );
});

test('a process that got no time says nothing about the picture', async () => {
  await expect(convertPicture(task, 1)).rejects.toThrow('took too long');
});

test('a picture that cannot be read is damaged', async () => {
  expect(await convertPicture({ ...task, path: join(folder, 'none.jpg') })).toEqual({ failure: 'media.damaged' });
});

test.runIf(existsSync('/proc/self/task'))('every thread of a conversion gives way to the server', async () => {
  const seen = new Set<number>();
  let isConverting = true;
  const converting = convertPicture(task).finally(() => {
    isConverting = false;
  });
  while (isConverting) for (const niceness of await findNicenessOfThreads()) seen.add(niceness);
  await converting;
  expect([...seen]).toEqual([19]);
});

/** Of the threads of all conversions that this process has started. */
async function findNicenessOfThreads(): Promise<number[]> {
  const children = (await readWhileThere(`/proc/self/task/${process.pid}/children`)).split(' ').filter(Boolean);
  const conversions: string[] = [];
  for (const pid of children) {
    if ((await readWhileThere(`/proc/${pid}/cmdline`)).includes('picture.process')) conversions.push(pid);
  }
  const threads = await Promise.all(
    conversions.map(async (pid) => {
      const ids = await readdir(`/proc/${pid}/task`).catch(() => []);
      return ids.map((id) => `/proc/${pid}/task/${id}/stat`);
    }),
  );
  const stats = await Promise.all(threads.flat().map(readWhileThere));
  // The name in brackets may hold spaces; the niceness is the seventeenth field behind it.
  return stats.filter(Boolean).map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

/** A thread may end while it is looked at. */
const readWhileThere = (path: string) => readFile(path, 'utf8').catch(() => '');
