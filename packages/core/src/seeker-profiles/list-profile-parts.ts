import type { ProfileFile, Proof } from '@stellenvisite/contract/seeker-profiles.schema';
import { files } from '@stellenvisite/db/schema/files';
import { profileFiles, proofs } from '@stellenvisite/db/schema/seeker-profiles';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toStoredFile } from '../files/file-view.ts';

type Reader = Pick<Context, 'db'>;

export async function listProfileFiles({ db }: Reader, userId: string): Promise<ProfileFile[]> {
  const rows = await db
    .select({ kind: profileFiles.kind, file: files })
    .from(profileFiles)
    .innerJoin(files, eq(files.id, profileFiles.fileId))
    .where(eq(profileFiles.userId, userId))
    .orderBy(desc(profileFiles.addedAt), desc(files.id));
  return rows.map(({ kind, file }) => ({ kind, file: toStoredFile(file) }));
}

/** What ends first stands first. */
export async function listProofs({ db }: Reader, userId: string): Promise<Proof[]> {
  const rows = await db
    .select({ proof: proofs, file: files })
    .from(proofs)
    .leftJoin(files, eq(files.id, proofs.fileId))
    .where(eq(proofs.userId, userId))
    .orderBy(sql`${proofs.expiresOn} nulls last`, asc(proofs.createdAt), asc(proofs.id));
  return rows.map(({ proof, file }) => toProof(proof, file));
}

type FileRow = typeof files.$inferSelect;

export function toProof(row: typeof proofs.$inferSelect, file: FileRow | null): Proof {
  const { id, kind, title, issuedOn, expiresOn, points, pointsNeeded } = row;
  return { id, kind, title, issuedOn, expiresOn, points, pointsNeeded, file: file && toStoredFile(file) };
}
