import sharp from 'sharp';
import { DomainError } from '../domain-error.ts';

/** A scan of A4 at 600 dpi has 35 million pixels. */
const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 88;

/**
 * Draws the picture anew, upright: place, time, device and whatever was hidden behind the picture are left out with it.
 * Nothing is decoded before the size is known to be within bounds.
 */
export async function cleanImage(path: string, type: 'jpg' | 'png', target: string): Promise<void> {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
  const drawn = type === 'jpg' ? image.jpeg({ quality: JPEG_QUALITY }) : image.png();
  await drawn.toFile(target).catch(() => {
    throw new DomainError('file.damaged');
  });
}
