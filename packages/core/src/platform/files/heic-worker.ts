import { readFile } from 'node:fs/promises';
import decode from 'heic-decode';
import sharp from 'sharp';
import { answerInThread } from '../threads/run-in-thread.ts';

export type HeicRequest = { path: string; target: string };
export type HeicAnswer = { isConverted: boolean };

/** The types of the library lack the size and the end. */
type Pictures = (Awaited<ReturnType<typeof decode.all>>[number] & { width: number; height: number })[] & {
  dispose: () => void;
};

const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 90;

/** Draws the first picture of a file upright as a JPEG. Nothing is decoded before the size is known to be within bounds. */
async function convert({ path, target }: HeicRequest): Promise<HeicAnswer> {
  const pictures = (await decode.all({ buffer: new Uint8Array(await readFile(path)) })) as Pictures;
  try {
    const [first] = pictures;
    if (!first || first.width * first.height > MAX_PIXELS) return { isConverted: false };
    const { data, width, height } = await first.decode();
    await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toFile(target);
    return { isConverted: true };
  } finally {
    pictures.dispose();
  }
}

answerInThread((request: HeicRequest) => convert(request).catch(() => ({ isConverted: false })));
