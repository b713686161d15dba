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

/** Beside them only where a file is read and never passed on. */
const ANALYSED_TYPES: ReadonlyMap<string, FileType> = new Map([...TYPES, ['application/zip', 'zip']]);

/** What a file is by its content; refuses everything else, and what is two things at once. */
export async function inspectFile(path: string, purpose: 'document' | 'analysis' = 'document'): Promise<FileType> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (purpose === 'analysis' && !found && (await isText(path))) return 'txt';
  const type = (purpose === 'analysis' ? ANALYSED_TYPES : TYPES).get(found?.mime ?? '');
  if (!type) throw new DomainError('file.type_unsupported');
  if (type === 'pdf') await inspectPdf(path);
  if (type === 'docx' || type === 'odt') await inspectDocument(path, type);
  return type;
}

const HEAD_BYTES = 64 * 1024;

/** Text has no zero bytes, unless it is UTF-16 and says so. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = await readAt(file, 0, HEAD_BYTES);
    return head.length > 0 && (/^(\xff\xfe|\xfe\xff)/.test(head) || !head.includes('\0'));
  } finally {
    await file.close();
  }
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
