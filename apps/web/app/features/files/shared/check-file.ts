import { MAX_FILE_BYTES } from '@stellenvisite/contract/files';
import type { ProblemCode } from '@stellenvisite/contract/problems';

const ENDINGS = ['pdf', 'docx', 'odt', 'jpg', 'jpeg', 'png'];
/** With the picture types named, phones hand over their own formats as JPG. */
export const ACCEPTED = [...ENDINGS.map((ending) => `.${ending}`), 'image/jpeg', 'image/png'].join(',');

/** What would be refused anyway is told before a byte is sent. What a file without an ending is, the server finds out. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): ProblemCode | null {
  const ending = fileEnding(name);
  if (ending && !ENDINGS.includes(ending)) return 'file.type_unsupported';
  if (size === 0) return 'file.empty';
  return size > MAX_FILE_BYTES ? 'file.too_large' : null;
}

export function fileEnding(name: string): string {
  return name.match(/\.([a-z0-9]{1,5})$/i)?.[1]?.toLowerCase() ?? '';
}
