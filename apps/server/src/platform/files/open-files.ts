import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

/** Opens the store of files that STORAGE_URL names: a folder (default: in the data folder) or an S3 bucket. */
export async function openFiles({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Disk> {
  const address = storageUrl ? new URL(storageUrl) : undefined;
  if (address?.protocol === 's3:') return openBucket(address);
  const location = address ? fileURLToPath(address) : resolve(dataDir, 'files');
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** `s3://bucket?endpoint=https://…&region=…`; the key pair comes from the usual AWS variables. */
async function openBucket(address: URL): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = address.searchParams.get('endpoint');
  return new Disk(
    new S3Driver({
      bucket: address.hostname,
      region: address.searchParams.get('region') ?? 'eu-central-1',
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}
