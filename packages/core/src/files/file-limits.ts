import { MAX_PICTURE_BYTES } from '@stellenvisite/contract/employer-media';
import { type FilePurpose, MAX_FILE_BYTES } from '@stellenvisite/contract/files';
import { DomainError } from '../domain-error.ts';

export const MAX_BYTES: Readonly<Record<FilePurpose, number>> = {
  document: MAX_FILE_BYTES,
  picture: MAX_PICTURE_BYTES,
  analysis: MAX_FILE_BYTES,
};
/** For whoever does not know the purpose yet. */
export const MOST_BYTES = Math.max(...Object.values(MAX_BYTES));

export function requireByteSize(purpose: FilePurpose, bytes: number): void {
  if (bytes === 0) throw new DomainError('file.empty');
  if (bytes > MAX_BYTES[purpose]) throw tooLarge(purpose);
}

export function tooLarge(purpose: FilePurpose): DomainError {
  return new DomainError(purpose === 'picture' ? 'media.too_large' : 'file.too_large');
}
