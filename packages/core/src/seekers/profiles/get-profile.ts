import { seekerOnboardingSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { pointsOfItem } from '@stellenvisite/contract/seekers/matching';
import {
  hasWeek,
  PROFILE_ITEMS,
  type ProfileFileKind,
  type ProfileItem,
  WISHED_EMPLOYMENT,
} from '@stellenvisite/contract/seekers/seeker-profiles';
import {
  EMPTY_PROFILE,
  type ProfileFile,
  type Proof,
  type SeekerProfile,
  type SeekerProfileData,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { files } from '@stellenvisite/db/schema/platform/files';
import { profileFiles, proofs, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import type { Search } from '@stellenvisite/search';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { toStoredFile } from '../../platform/files/store-file.ts';
import { requirePermission } from '../../require-permission.ts';

type Reader = Pick<Context, 'db'>;

type FileRow = typeof files.$inferSelect;

type Facts = { data: SeekerProfileData; fileKinds: readonly ProfileFileKind[] };

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
  const [{ data, remindsOfProofs, hiddenItems, updatedAt }, files, proofs] = await Promise.all([
    loadProfile(ctx, userId),
    listProfileFiles(ctx, userId),
    listProofs(ctx, userId),
  ]);
  const missing = missingItems({ data, fileKinds: files.map(({ kind }) => kind) });
  return {
    data,
    files,
    proofs,
    remindsOfProofs,
    missing: missing.map((item) => ({ item, points: pointsOfItem(item) })),
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

const NO_JOB = {
  department: null,
  country: 'DE',
  specialty: null,
  introHtml: '',
  sections: [],
  requirements: [],
  benefits: [],
} as const;

const YEARS_OF = { entry: 1, mid: 4, senior: 8, executive: 12 } as const;

export type LoadedProfile = Pick<typeof seekerProfiles.$inferSelect, 'data' | 'remindsOfProofs' | 'hiddenItems'> & {
  updatedAt: Date | null;
};

/**
 * Loads the stored profile, with empty values for fields that a later version added. Before the first change it consists of the answers of
 * the onboarding.
 */
export async function loadProfile(ctx: Pick<Context, 'db' | 'search'>, userId: string): Promise<LoadedProfile> {
  const [row] = await ctx.db.select().from(seekerProfiles).where(eq(seekerProfiles.userId, userId));
  if (row) return { ...row, data: { ...EMPTY_PROFILE, ...row.data } };
  const data = await readOnboarding(ctx, userId);
  return { data, remindsOfProofs: true, hiddenItems: [], updatedAt: null };
}

async function readOnboarding(ctx: Pick<Context, 'db' | 'search'>, userId: string): Promise<SeekerProfileData> {
  const [row] = await ctx.db.select({ onboarding: profiles.onboarding }).from(profiles).where(eq(profiles.id, userId));
  return profileFromOnboarding(ctx.search, row?.onboarding ?? {});
}

/** By person, for many at once. */
export async function listProfiles(
  ctx: Pick<Context, 'db' | 'search'>,
  userIds: readonly string[],
): Promise<Map<string, SeekerProfileData>> {
  const loaded = new Map<string, SeekerProfileData>();
  for (let start = 0; start < userIds.length; start += PEOPLE_AT_ONCE) {
    const rows = await ctx.db
      .select({ userId: profiles.id, onboarding: profiles.onboarding, data: seekerProfiles.data })
      .from(profiles)
      .leftJoin(seekerProfiles, eq(seekerProfiles.userId, profiles.id))
      .where(inArray(profiles.id, userIds.slice(start, start + PEOPLE_AT_ONCE)));
    for (const { userId, onboarding, data } of rows) {
      const stored = data && { ...EMPTY_PROFILE, ...data };
      loaded.set(userId, stored ?? profileFromOnboarding(ctx.search, onboarding));
    }
  }
  return loaded;
}

const PEOPLE_AT_ONCE = 1_000;

/** A first profile from the answers of the onboarding, as far as they say the same thing. */
function profileFromOnboarding(search: Pick<Search, 'classify'>, onboarding: unknown): SeekerProfileData {
  const parsed = seekerOnboardingSchema.safeParse(onboarding);
  if (!parsed.success) return EMPTY_PROFILE;
  const { occupation, specialty, experienceLevel, location, radiusKm, employmentTypes } = parsed.data;
  const found = occupation ? readOccupation(search, occupation) : null;
  return {
    ...EMPTY_PROFILE,
    occupations: found ? [found] : [],
    specialties: specialty ? [specialty] : [],
    yearsOfExperience: experienceLevel ? YEARS_OF[experienceLevel] : null,
    location: location ?? null,
    radiusKm: radiusKm ?? null,
    employmentTypes: WISHED_EMPLOYMENT.filter((type) => employmentTypes?.includes(type)),
  };
}

/** As the title of a job would be read. */
function readOccupation({ classify }: Pick<Search, 'classify'>, title: string): string | null {
  return classify({ title, ...NO_JOB }).occupation;
}
