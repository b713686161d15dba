import { join } from 'node:path';
import { MAX_PICTURE_PIXELS } from '@stellenvisite/contract/employers/employer-media';
import sharp, { type Sharp } from 'sharp';
import type { ConvertedPicture, PictureTask } from './picture-task.ts';
import { cropBox, turned, variantWidths } from './uploaded-picture.ts';

/**
 * A process of its own for one picture: it is given the lowest priority, has one thread, and ends with its memory whatever a picture
 * does to the decoder. The server that answers requests never waits for it.
 */
const WHOLE_WIDTH = 1600;
/** Below what people notice on photographs; the effort costs time and saves few bytes. */
const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 80 };

/** A large photograph takes two seconds of a processor; what takes this many was made to. Time that others had does not count. */
const MAX_CPU_MS = 30_000;
const LOOK_EVERY_MS = 500;

sharp.concurrency(1);
sharp.cache(false);

async function convert({ path, folder, kind, crop }: PictureTask): Promise<ConvertedPicture> {
  const rotation = crop?.rotation ?? 0;
  const open = () => sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
  const { autoOrient } = await open().metadata();
  const box = cropBox(turned(autoOrient, rotation), kind, crop);
  const widths = variantWidths(kind, box.width);
  const largest = widths.at(-1) ?? box.width;
  // Decoded once; the smaller ones are made of the largest.
  const { data, info } = await open()
    .rotate(rotation)
    .extract(box)
    .resize({ width: largest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const width of widths) await write(shown().resize({ width }), join(folder, String(width)));
  await open()
    .resize({ width: WHOLE_WIDTH, height: WHOLE_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toFile(join(folder, 'whole.webp'));
  return { widths, width: info.width, height: info.height };
}

async function write(picture: Sharp, path: string): Promise<void> {
  await picture.clone().avif(AVIF).toFile(`${path}.avif`);
  await picture.clone().webp(WEBP).toFile(`${path}.webp`);
}

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > MAX_CPU_MS) process.exit(1);
}, LOOK_EVERY_MS).unref();

process.once('message', (task: PictureTask) => {
  convert(task)
    .then(
      (picture) => process.send?.({ picture }),
      () => process.send?.({ failure: 'media.damaged' }),
    )
    .finally(() => process.disconnect());
});
