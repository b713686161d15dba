import type { Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import {
  type ChangeSeekerProfile,
  EMPTY_PROFILE,
  type SeekerProfileData,
  seekerProfileDataSchema,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { lockPerson } from '../auth/users/lock-person.ts';
import { toProfileChange } from './seeker-answers.ts';

/** Stores the answers of a job seeker's onboarding in their profile. Two steps saved at once both stay. */
export async function saveSeekerAnswers(ctx: Context, tx: Tx, userId: string, answers: Onboarding): Promise<void> {
  await lockPerson(tx, userId);
  const [row] = await tx
    .select({ language: profiles.language, data: seekerProfiles.data })
    .from(profiles)
    .leftJoin(seekerProfiles, eq(seekerProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  const data = { ...EMPTY_PROFILE, ...row?.data };
  const now = ctx.now();
  const change = toProfileChange(data, answers, { language: row?.language ?? 'de', now, search: ctx.search });
  if (Object.keys(change).length > 0) await storeProfileChange(tx, { userId, data, change, now });
}

type ProfileChange = { userId: string; data: SeekerProfileData; change: ChangeSeekerProfile; now: Date };

/** Stores changed fields of a profile and no others; `data` is the profile where there is none yet. */
export async function storeProfileChange(tx: Tx, { userId, data, change, now }: ProfileChange): Promise<void> {
  const given = JSON.stringify(change);
  await tx
    .insert(seekerProfiles)
    .values({ userId, data: seekerProfileDataSchema.parse({ ...data, ...change }), updatedAt: now })
    .onConflictDoUpdate({
      target: seekerProfiles.userId,
      set: { data: sql`${seekerProfiles.data} || ${given}::jsonb`, updatedAt: now },
    });
  await tx.insert(seekerProfileChanges).values({ userId, change, changedAt: now });
}
