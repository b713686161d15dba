import { Readable } from 'node:stream';
import type { AccountFile } from '@stellenvisite/core/accounts/collect-account-data';
import { ZipFile } from 'yazl';

/** A ZIP that is written while it is read: one file of it is in memory at a time. */
export function zipFiles(files: AsyncIterable<AccountFile>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  void addAll(zip, files, mtime).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('the export failed'));
  });
  return output;
}

async function addAll(zip: ZipFile, files: AsyncIterable<AccountFile>, mtime: Date): Promise<void> {
  for await (const { name, content } of files) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime });
  }
  zip.end();
}
