import { open } from 'node:fs/promises';
import { MAX_PICTURE_PIXELS, type PictureType } from '@stellenvisite/contract/employers/employer-media';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '../../domain-error.ts';

const TYPES: ReadonlyMap<string, PictureType> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

/**
 * Detects the type of a picture by its content. Reads only its head: a picture that unpacks to more than we accept is refused before a
 * pixel of it is unpacked.
 */
export async function inspectPicture(path: string): Promise<PictureType> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = TYPES.get(found?.mime ?? '');
  if (!type) throw new DomainError((await isDrawing(path)) ? 'media.vector_unsupported' : 'media.type_unsupported');
  await readPictureSize(path);
  return type;
}

/** Upright, as its orientation says. */
export async function readPictureSize(path: string): Promise<{ width: number; height: number }> {
  // Without the library's own limit: what is too large is distinguished from what is damaged.
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) throw new DomainError('media.damaged');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PICTURE_PIXELS) throw new DomainError('media.too_many_pixels');
  return { width, height };
}

const HEAD_BYTES = 4096;

async function isDrawing(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return /<svg[\s>]/i.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}
