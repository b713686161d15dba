import { open } from 'node:fs/promises';
import type { FileType } from '@stellenvisite/contract/files';
import { fileTypeFromFile } from 'file-type';
import { DomainError } from '../domain-error.ts';
import { inspectDocument, isArchive } from './inspect-document.ts';

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
]);

/** What a file is by its content; refuses everything else, and what is two things at once. */
export async function inspectFile(path: string): Promise<FileType> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = TYPES.get(found?.mime ?? '');
  if (!type) throw new DomainError('file.type_unsupported');
  if (type === 'pdf') await inspectPdf(path);
  if (type === 'docx' || type === 'odt') await inspectDocument(path, type);
  return type;
}

const TAIL_BYTES = 2048;

/** A PDF begins with its mark and ends with its end mark. One that is an archive as well was made to deceive. */
async function inspectPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 5);
    const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
    if (head !== '%PDF-' || !tail.includes('%%EOF')) throw new DomainError('file.damaged');
  } finally {
    await file.close();
  }
  if (await isArchive(path)) throw new DomainError('file.type_unsupported');
}

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead).toString('latin1');
}
