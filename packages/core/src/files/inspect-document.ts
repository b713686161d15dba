import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../domain-error.ts';

/** DOCX and ODT are archives: these bounds are far above any letter or CV and far below what would hurt. */
const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

const MAIN_PART = { docx: 'word/document.xml', odt: 'content.xml' } as const;
/** Where programs are kept in documents: VBA projects, and the script libraries of OpenDocument. */
const MACROS = /(^|\/)(vbaproject\.bin|vbadata\.xml|activex\d*\.(bin|xml))$|^(basic|scripts)\//i;

/** Unpacks the whole document into nothing, so that what its directory claims is what it holds. */
export async function inspectDocument(path: string, type: 'docx' | 'odt'): Promise<void> {
  const zip = await openZip(path);
  if (!zip) throw new DomainError('file.damaged');
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new DomainError('file.damaged');
    let hasMainPart = false;
    let left = MAX_UNPACKED_BYTES;
    for await (const entry of zip.eachEntry()) {
      if (MACROS.test(entry.fileName)) throw new DomainError('file.macros');
      if (entry.uncompressedSize > left || entry.isEncrypted()) throw new DomainError('file.damaged');
      left -= await unpackedBytes(zip, entry);
      hasMainPart ||= entry.fileName === MAIN_PART[type];
    }
    if (!hasMainPart) throw new DomainError('file.damaged');
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('file.damaged');
  } finally {
    zip.close();
  }
}

export async function isArchive(path: string): Promise<boolean> {
  const zip = await openZip(path);
  zip?.close();
  return zip !== null;
}

const openZip = (path: string) => openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => null);

/** The reader itself refuses more bytes than the directory has announced. */
async function unpackedBytes(zip: ZipFile, entry: Entry): Promise<number> {
  let bytes = 0;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), counter);
  return bytes;
}
