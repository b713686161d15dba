import type { Tx } from '@stellenvisite/db/client';
import { cvAnalyses } from '@stellenvisite/db/schema/cv-analyses';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { releaseFiles } from '../files/release-files.ts';

/** Deletes analyses and lets their files go: those sent for an analysis alone, and those that nothing else uses. */
export async function dropAnalyses(tx: Tx, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx.delete(cvAnalyses).where(which).returning({ fileId: cvAnalyses.fileId });
  const ids = rows.map(({ fileId }) => fileId);
  if (ids.length === 0) return 0;
  await tx
    .update(files)
    .set({ expiresAt: now })
    .where(and(inArray(files.id, ids), eq(files.purpose, 'analysis')));
  await releaseFiles(tx, ids, now);
  return rows.length;
}
