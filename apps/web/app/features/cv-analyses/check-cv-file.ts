import { MAX_FILE_BYTES } from '@stellenvisite/contract/files';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import { fileEnding } from '../files/shared/check-file.ts';
import type { UploadKind } from '../files/shared/uploads-store.ts';

const ENDINGS = ['pdf', 'docx', 'odt', 'txt', 'zip', 'jpg', 'jpeg', 'png'];
export const CV_ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

/** What would be refused anyway is told before a byte is sent. */
export function checkCvFile({ name, size }: Pick<File, 'name' | 'size'>): ProblemCode | null {
  const ending = fileEnding(name);
  if (ending && !ENDINGS.includes(ending)) return 'file.type_unsupported';
  if (size === 0) return 'file.empty';
  return size > MAX_FILE_BYTES ? 'file.too_large' : null;
}

export const CV_UPLOADS: UploadKind = { purpose: 'analysis', check: checkCvFile, atOnce: 1 };
