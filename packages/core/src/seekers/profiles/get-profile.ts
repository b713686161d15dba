import { pointsOfItem } from '@stellenvisite/contract/seekers/matching';
import {
  hasWeek,
  PROFILE_ITEMS,
  type ProfileFileKind,
  type ProfileItem,
} from '@stellenvisite/contract/seekers/seeker-profiles';
import {
  EMPTY_PROFILE,
  type ProfileFile,
  type Proof,
  type SeekerProfile,
  type SeekerProfileData,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { files } from '@stellenvisite/db/schema/platform/files';
import { profileFiles, proofs, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentPresentEmployers } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { toStoredFile } from '../../platform/files/store-file.ts';
import { requirePermission } from '../../require-permission.ts';

type Reader = Pick<Context, 'db'>;

type FileRow = typeof files.$inferSelect;

type Facts = { data: SeekerProfileData; fileKinds: readonly ProfileFileKind[]; isEmployerAnswered: boolean };

const IS_GIVEN: Record<ProfileItem, (facts: Facts) => boolean> = {
  occupations: ({ data }) => data.occupations.length > 0,
  location: ({ data }) => data.location !== null,
  week: ({ data }) => hasWeek(data.week),
  licence: ({ data }) => data.licence !== null,
  // A language without its level leaves open whether it is enough.
  languages: ({ data }) => data.languages.length > 0 && data.languages.every(({ level }) => level !== null),
  employmentTypes: ({ data }) => data.employmentTypes.length > 0,
  yearsOfExperience: ({ data }) => data.yearsOfExperience !== null,
  payWish: ({ data }) => data.payWish !== null,
  earliestStart: ({ data }) => data.earliestStart !== null,
  hours: ({ data }) => data.hoursMin !== null || data.hoursMax !== null,
  presentEmployer: ({ isEmployerAnswered }) => isEmployerAnswered,
  departments: ({ data }) => data.departments.length > 0 || data.specialties.length > 0,
  experience: ({ data }) => data.experience.length > 0,
  education: ({ data }) => data.education.length > 0,
  cv: ({ fileKinds }) => fileKinds.includes('cv'),
  phone: ({ data }) => data.phone !== null,
};

export async function getProfile(ctx: Context): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.read');
  return viewProfile(ctx, userId);
}

export async function viewProfile(ctx: Context, userId: string): Promise<SeekerProfile> {
  const [{ data, remindsOfProofs, hiddenItems, updatedAt }, files, proofs, employerAnswers] = await Promise.all([
    loadProfile(ctx, userId),
    listProfileFiles(ctx, userId),
    listProofs(ctx, userId),
    ctx.db.$count(talentPresentEmployers, eq(talentPresentEmployers.userId, userId)),
  ]);
  const fileKinds = files.map(({ kind }) => kind);
  const missing = missingItems({ data, fileKinds, isEmployerAnswered: employerAnswers > 0 });
  const asked = PROFILE_ITEMS.length;
  const given = asked - missing.length;
  return {
    data,
    files,
    proofs,
    remindsOfProofs,
    missing: missing.map((item) => ({ item, points: pointsOfItem(item) })),
    completeness: { given, asked, percent: Math.round((given / asked) * 100) },
    hiddenItems,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** Returns the items missing in the profile, the most useful first. */
function missingItems(facts: Facts): ProfileItem[] {
  return PROFILE_ITEMS.filter((item) => !IS_GIVEN[item](facts));
}

async function listProfileFiles({ db }: Reader, userId: string): Promise<ProfileFile[]> {
  const rows = await db
    .select({ kind: profileFiles.kind, file: files })
    .from(profileFiles)
    .innerJoin(files, eq(files.id, profileFiles.fileId))
    .where(eq(profileFiles.userId, userId))
    .orderBy(desc(profileFiles.addedAt), desc(files.id));
  return rows.map(({ kind, file }) => ({ kind, file: toStoredFile(file) }));
}

/** Returns the proofs, those that end first at the beginning. */
async function listProofs({ db }: Reader, userId: string): Promise<Proof[]> {
  const rows = await db
    .select({ proof: proofs, file: files })
    .from(proofs)
    .leftJoin(files, eq(files.id, proofs.fileId))
    .where(eq(proofs.userId, userId))
    .orderBy(sql`${proofs.expiresOn} nulls last`, asc(proofs.createdAt), asc(proofs.id));
  return rows.map(({ proof, file }) => toProof(proof, file));
}

function toProof(row: typeof proofs.$inferSelect, file: FileRow | null): Proof {
  const { id, kind, title, issuedOn, expiresOn, points, pointsNeeded } = row;
  return { id, kind, title, issuedOn, expiresOn, points, pointsNeeded, file: file && toStoredFile(file) };
}

export type LoadedProfile = Pick<typeof seekerProfiles.$inferSelect, 'data' | 'remindsOfProofs' | 'hiddenItems'> & {
  updatedAt: Date | null;
};

/** Loads the stored profile, with empty values for missing facts and for fields that a later version added. */
export async function loadProfile({ db }: Reader, userId: string): Promise<LoadedProfile> {
  const [row] = await db.select().from(seekerProfiles).where(eq(seekerProfiles.userId, userId));
  if (!row) return { data: EMPTY_PROFILE, remindsOfProofs: true, hiddenItems: [], updatedAt: null };
  return { ...row, data: { ...EMPTY_PROFILE, ...row.data } };
}

/** By person, for many at once. */
export async function listProfiles(
  { db }: Reader,
  userIds: readonly string[],
): Promise<Map<string, SeekerProfileData>> {
  const loaded = new Map<string, SeekerProfileData>(userIds.map((userId) => [userId, EMPTY_PROFILE]));
  for (let start = 0; start < userIds.length; start += PEOPLE_AT_ONCE) {
    const rows = await db
      .select({ userId: seekerProfiles.userId, data: seekerProfiles.data })
      .from(seekerProfiles)
      .where(inArray(seekerProfiles.userId, userIds.slice(start, start + PEOPLE_AT_ONCE)));
    for (const { userId, data } of rows) loaded.set(userId, { ...EMPTY_PROFILE, ...data });
  }
  return loaded;
}

const PEOPLE_AT_ONCE = 1_000;
