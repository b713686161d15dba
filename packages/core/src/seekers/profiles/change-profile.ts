import type {
  ChangeProfileSettings,
  ChangeSeekerProfile,
  ChangeSeekerProfileQuery,
  SeekerProfile,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { departmentByKey, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { storeProfileChange } from '../../identity/accounts/save-seeker-answers.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile, viewProfile } from './get-profile.ts';

/** Changes the fields given and no others, so that two tabs do not overwrite each other; each change is stored for the export. */
export async function changeProfile(
  ctx: Context,
  change: ChangeSeekerProfile,
  { since }: ChangeSeekerProfileQuery = {},
): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  requireKnownKeys(change);
  const now = ctx.now();
  const { data } = await loadProfile(ctx, userId);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (since) await requireUnchanged(tx, { userId, change, since: new Date(since) });
    await storeProfileChange(tx, { userId, data, change, now });
  });
  return viewProfile(ctx, userId);
}

type Expectation = { userId: string; change: ChangeSeekerProfile; since: Date };

/** Every change is stored with its fields, so it is known whether one of these was changed elsewhere in the meantime. */
async function requireUnchanged(tx: Tx, { userId, change, since }: Expectation): Promise<void> {
  const fields = sql.param(Object.keys(change));
  const newer = and(
    eq(seekerProfileChanges.userId, userId),
    gt(seekerProfileChanges.changedAt, since),
    sql`${seekerProfileChanges.change} ?| ${fields}::text[]`,
  );
  if ((await tx.$count(seekerProfileChanges, newer)) > 0) throw new DomainError('profile.changed_elsewhere');
}

/** Keys outside the vocabulary would never match anything. */
function requireKnownKeys({
  occupations = [],
  departments = [],
  level,
  hoursMin,
  hoursMax,
}: ChangeSeekerProfile): void {
  const isKnown =
    occupations.every((key) => occupationByKey.has(key)) &&
    departments.every((key) => departmentByKey.has(key)) &&
    (!level || levelByKey.has(level));
  if (!isKnown) throw new DomainError('request.invalid', 'a key the vocabulary does not have');
  if (hoursMin && hoursMax && hoursMin > hoursMax) throw new DomainError('request.invalid', 'hours in the wrong order');
}

export async function changeProfileSettings(ctx: Context, change: ChangeProfileSettings): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  const { remindsOfProofs, hiddenItems } = change;
  const settings = {
    ...(remindsOfProofs === undefined ? {} : { remindsOfProofs }),
    ...(hiddenItems === undefined ? {} : { hiddenItems }),
  };
  const { data } = await loadProfile(ctx, userId);
  await ctx.db
    .insert(seekerProfiles)
    .values({ userId, data, ...settings, updatedAt: ctx.now() })
    .onConflictDoUpdate({ target: seekerProfiles.userId, set: { ...settings, updatedAt: ctx.now() } });
  return viewProfile(ctx, userId);
}
