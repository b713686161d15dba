import type { StoredFile } from '@stellenvisite/contract/files.schema';
import type { FileRow } from './get-own-file.ts';

export function toStoredFile({ id, name, type, bytes, createdAt }: FileRow): StoredFile {
  return { id, name, type, bytes, createdAt: createdAt.toISOString() };
}
