import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { convertPicture } from './convert-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'picture-'));
const path = join(folder, 'original.jpg');
await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
  .jpeg()
  .toFile(path);
const task = { path, folder, kind: 'gallery', crop: null } as const;

afterAll(() => rm(folder, { recursive: true }));

test('a picture is converted beside its original', async () => {
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
