import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the name and the first bytes of each file in a ZIP archive. */
export async function readArchive(zip: Buffer): Promise<{ name: string; begin: string }[]> {
  const opened = await fromBufferPromise(zip);
  const files = [];
  for await (const entry of opened.eachEntry()) {
    const content = await buffer(await opened.openReadStreamPromise(entry));
    files.push({ name: entry.fileName, begin: content.subarray(0, 5).toString() });
  }
  return files;
}
