import type { Db, Tx } from '@stellenvisite/db/client';
import {
  profileFiles,
  proofs,
  seekerProfileChanges,
  seekerProfiles,
} from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

const FILE = 'seeker-profile.json';

export const seekerProfilesPersonalData: PersonalData = {
  tables: ['seeker_profiles', 'seeker_profile_changes', 'profile_files', 'proofs'].map((name) => ({
    name,
    export: { file: FILE },
    erasure: 'cascade' as const,
  })),
  files: { [FILE]: (db, { userId }) => readAll(db, userId) },
};

async function readAll(db: Db | Tx, userId: string) {
  const [profile] = await db.select().from(seekerProfiles).where(eq(seekerProfiles.userId, userId));
  return {
    profile: profile?.data ?? null,
    remindsOfProofs: profile?.remindsOfProofs ?? null,
    hiddenItems: profile?.hiddenItems ?? [],
    updatedAt: profile?.updatedAt ?? null,
    changes: await db
      .select({ change: seekerProfileChanges.change, changedAt: seekerProfileChanges.changedAt })
      .from(seekerProfileChanges)
      .where(eq(seekerProfileChanges.userId, userId))
      .orderBy(asc(seekerProfileChanges.id)),
    files: await db
      .select({ fileId: profileFiles.fileId, kind: profileFiles.kind, addedAt: profileFiles.addedAt })
      .from(profileFiles)
      .where(eq(profileFiles.userId, userId)),
    proofs: await db.select().from(proofs).where(eq(proofs.userId, userId)).orderBy(asc(proofs.createdAt)),
  };
}
