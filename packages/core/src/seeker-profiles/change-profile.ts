import {
  type ChangeSeekerProfile,
  type ChangeSeekerProfileQuery,
  type SeekerProfile,
  seekerProfileDataSchema,
} from '@stellenvisite/contract/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { departmentByKey, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, gt, sql } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { viewProfile } from './get-profile.ts';
import { loadProfile } from './load-profile.ts';

/** Changes the fields given and no others, so that two tabs do not overwrite each other; each change is kept for the export. */
export async function changeProfile(
  ctx: Context,
  change: ChangeSeekerProfile,
  { since }: ChangeSeekerProfileQuery = {},
): Promise<SeekerProfile> {
  const { userId } = await requirePermission(ctx, 'seeker_profile.write');
  requireKnownKeys(change);
  const now = ctx.now();
  const given = JSON.stringify(change);
  const { data } = await loadProfile(ctx, userId);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (since) await requireUnchanged(tx, { userId, change, since: new Date(since) });
    await tx
      .insert(seekerProfiles)
      .values({ userId, data: seekerProfileDataSchema.parse({ ...data, ...change }), updatedAt: now })
      .onConflictDoUpdate({
        target: seekerProfiles.userId,
        set: { data: sql`${seekerProfiles.data} || ${given}::jsonb`, updatedAt: now },
      });
    await tx.insert(seekerProfileChanges).values({ userId, change, changedAt: now });
  });
  return viewProfile(ctx, userId);
}

type Expectation = { userId: string; change: ChangeSeekerProfile; since: Date };

/** Every change is kept with its fields, so it is known whether one of these was changed elsewhere in the meantime. */
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
