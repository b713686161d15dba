import { FILE_LINK_SECONDS } from '@stellenvisite/contract/ats';
import { isId } from '@stellenvisite/contract/ids.schema';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { isSameSecret } from '../settings/is-same-secret.ts';

type LinkedFile = { applicationId: string; fileId: string };
type Link = { keyId: string; expires: number };

/** An address that opens one file for a short while, without a key: download managers and browsers send none. */
export function signFileLink(ctx: Context, file: LinkedFile, keyId: string): { url: string; urlExpiresAt: string } {
  const expires = Math.floor(ctx.now().getTime() / 1000) + FILE_LINK_SECONDS;
  const query = new URLSearchParams({
    key: keyId,
    expires: String(expires),
    signature: signatureOf(ctx, file, { keyId, expires }),
  });
  return {
    url: `${ctx.publicUrl}/api/v1/ats/applications/${file.applicationId}/files/${file.fileId}?${query}`,
    urlExpiresAt: new Date(expires * 1000).toISOString(),
  };
}

type Opened = LinkedFile & { key?: string | undefined; expires?: number | undefined; signature?: string | undefined };

/** A link ends with its time, and with the key it was made by. */
export async function openFileLink(ctx: Context, { key, expires, signature, ...file }: Opened): Promise<FileRow> {
  const isSigned =
    key !== undefined &&
    expires !== undefined &&
    isSameSecret(signature ?? '', signatureOf(ctx, file, { keyId: key, expires })) &&
    expires * 1000 > ctx.now().getTime();
  if (!isSigned || !isId(file.applicationId) || !isId(file.fileId)) throw new DomainError('ats.link_invalid');
  const [row] = await ctx.db
    .select(getTableColumns(files))
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .innerJoin(apiKeys, and(eq(apiKeys.employerId, applications.employerId), isNull(apiKeys.revokedAt)))
    .where(
      and(
        eq(apiKeys.id, key),
        eq(applicationFiles.applicationId, file.applicationId),
        eq(applicationFiles.fileId, file.fileId),
      ),
    );
  if (!row) throw new DomainError('ats.link_invalid');
  return row;
}

function signatureOf({ auth }: Context, { applicationId, fileId }: LinkedFile, { keyId, expires }: Link): string {
  return auth.secrets.hash('ats.file', applicationId, fileId, keyId, String(expires));
}
