import { FILE_LINK_SECONDS } from '@stellenvisite/contract/integrations/ats.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { applicationFiles, applications } from '@stellenvisite/db/schema/applications/applications';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { isKeyActive } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { momentOf } from '../../live-jobs.ts';
import type { FileRow } from '../../platform/files/get-own-file.ts';
import { isSameSecret } from '../../platform/settings/count-operator-try.ts';

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

/** A link ends with its time, with the key it was made by, and with a suspension of the employer. */
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
    .innerJoin(apiKeys, eq(apiKeys.employerId, applications.employerId))
    .where(
      and(
        eq(apiKeys.id, key),
        isKeyActive(momentOf(ctx)),
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
