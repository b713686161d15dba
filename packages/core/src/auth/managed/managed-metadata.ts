import type { ProfileRole } from '@stellenvisite/contract/accounts';
import { profileRoleSchema } from '@stellenvisite/contract/accounts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { and, eq, ne } from 'drizzle-orm';
import { invalid } from '../auth-error.ts';

type Json = Record<string, unknown>;

/**
 * What a service may set of `app_metadata`. How somebody signs in is told by their identities alone. The role is a copy
 * of the one in `profiles`, for tokens: it is given to both at once, or to neither.
 */
export function parseAppMetadata(given: Json | undefined): { role: ProfileRole | null; metadata: Json } {
  const { provider: _, providers: __, role: wanted, ...metadata } = given ?? {};
  if (wanted === undefined || wanted === null) return { role: null, metadata };
  const role = profileRoleSchema.safeParse(wanted);
  if (!role.success) throw invalid(`app_metadata.role must be one of ${profileRoleSchema.options.join(', ')}`);
  return { role: role.data, metadata: { ...metadata, role: role.data } };
}

/** Another role asks other questions: the answers of the old one do not count. */
export async function setProfileRole(tx: Tx, userId: string, role: ProfileRole, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ role, onboardingComplete: false, updatedAt: now })
    .where(and(eq(profiles.id, userId), ne(profiles.role, role)));
}
