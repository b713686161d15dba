import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CvUnreadable } from './cv-text.ts';

const MAX_ENTRIES = 2_000;
/** The text of a document; far above any CV. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;

/** Reads the wanted parts of an archive as text, by name. Bytes are counted while unpacking, whatever the directory announces. */
export async function readArchive(path: string, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new CvUnreadable('damaged');
  });
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new CvUnreadable('too_much');
    const parts = new Map<string, string>();
    let left = MAX_UNPACKED_BYTES;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      if (entry.isEncrypted()) throw new CvUnreadable('locked');
      const content = await unpack(zip, entry, left);
      left -= content.length;
      parts.set(entry.fileName, content.toString('utf8'));
    }
    return parts;
  } catch (error) {
    throw error instanceof CvUnreadable ? error : new CvUnreadable('damaged');
  } finally {
    zip.close();
  }
}

async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += chunk.length;
    if (bytes > most) throw new CvUnreadable('too_much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
