import { readFile } from 'node:fs/promises';
import { type CvText, CvUnreadable, toPages } from './cv-text.ts';

/** Text of any of the usual encodings; what is mostly no text is refused. */
export async function readPlainText(path: string, maxPages: number): Promise<CvText> {
  const text = decode(await readFile(path));
  if (looksBinary(text)) throw new CvUnreadable('damaged');
  return toPages(text.split(/\r\n|\n|\r|\f/), maxPages);
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** More than one character in fifty that no text has. */
function looksBinary(text: string): boolean {
  const odd = text.match(/(?![\t\n\r\f])\p{Cc}|\ufffd/gu)?.length ?? 0;
  return odd * 50 > text.length;
}
