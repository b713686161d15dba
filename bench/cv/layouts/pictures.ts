import sharp from 'sharp';
import { drawPicture } from './drawn-pdf.ts';

/** Returns the same sequence for the same seed, so that a picture is the same in every run. */
function grain(length: number, seed: number, strength: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed || 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = 255 - ((state >>> 24) % strength);
  }
  return bytes;
}

/** Turns a clean page into a scan: a little crooked, grey, grainy and not quite sharp. */
async function scan(page: Buffer, seed: number) {
  const angle = ((seed % 7) - 3) * 0.3;
  const turned = await sharp(page)
    .flatten({ background: '#ffffff' })
    .rotate(angle, { background: '#f3f2ee' })
    .greyscale()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const noise = await sharp(grain(width * height, seed, 26 + (seed % 3) * 8), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const scanned = sharp(turned.data)
    .composite([{ input: noise, blend: 'multiply' }])
    .blur(0.5)
    .linear(0.94, 8);
  return { scanned, width, height };
}

export const scanToPng = async (page: Buffer, seed: number) => (await scan(page, seed)).scanned.png().toBuffer();
export const scanToJpeg = async (page: Buffer, seed: number) =>
  (await scan(page, seed)).scanned.jpeg({ quality: 68 }).toBuffer();
export async function scanToPdf(page: Buffer, seed: number): Promise<Buffer> {
  const { scanned, width, height } = await scan(page, seed);
  return drawPicture(await scanned.jpeg({ quality: 74 }).toBuffer(), width, height);
}
