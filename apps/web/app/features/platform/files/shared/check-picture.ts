import { MAX_PICTURE_BYTES } from '@stellenvisite/contract/employers/employer-media';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { fileEnding } from './uploads-store.ts';

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** With the types named, phones hand over their own formats as JPG. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the reason why the server would refuse a picture, before a byte is sent. The server also checks the content. */
export function checkPicture({ name, size }: Pick<File, 'name' | 'size'>): ProblemCode | null {
  const ending = fileEnding(name);
  if (ending === 'svg') return 'media.vector_unsupported';
  if (ending && !ENDINGS.includes(ending)) return 'media.type_unsupported';
  if (size === 0) return 'file.empty';
  return size > MAX_PICTURE_BYTES ? 'media.too_large' : null;
}
