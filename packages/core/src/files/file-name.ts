import { FILE_NAME_LENGTH, type FileType } from '@stellenvisite/contract/files';

/** Invisible and direction-changing characters: with them a name shows another ending than it has. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Not allowed in a name on some system that the file may be saved on. */
const FORBIDDEN = /[<>:"|?*]/g;

/** A name to show and to save under: without a folder, and with the ending of what the file is. */
export function toFileName(given: string, type: FileType): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  const stem = clean
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, FILE_NAME_LENGTH - type.length - 1)
    .trim();
  return `${stem.toWellFormed() || 'Datei'}.${type}`;
}
