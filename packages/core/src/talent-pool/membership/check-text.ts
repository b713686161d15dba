import type { IdentifyingPart } from '@stellenvisite/contract/talent-membership.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { eq, sql } from 'drizzle-orm';
import { DomainError } from '../../domain-error.ts';
import { findIdentifying } from './find-identifying.ts';

/** A shorter name of an employer may be an ordinary word. */
const SHORTEST_EMPLOYER = 8;
const MOST_EMPLOYERS = 20;

/** What in a text tells who wrote it, by the person's own name and places of work, and by all employers we know. */
export async function findIdentifyingParts(db: Db | Tx, userId: string, text: string): Promise<IdentifyingPart[]> {
  if (text === '') return [];
  const [person] = await db
    .select({ fullName: profiles.fullName, data: seekerProfiles.data })
    .from(profiles)
    .leftJoin(seekerProfiles, eq(seekerProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  const named = await db
    .select({ name: employers.name })
    .from(employers)
    .where(
      sql`length(talent_fold(${employers.name})) >= ${SHORTEST_EMPLOYER} and position(talent_fold(${employers.name}) in talent_fold(${text})) > 0`,
    )
    .limit(MOST_EMPLOYERS);
  const worked = person?.data?.experience?.map(({ employer }) => employer) ?? [];
  const workplaces = [...worked, ...named.map(({ name }) => name)];
  return findIdentifying(text, { fullName: person?.fullName ?? '', workplaces });
}

/** Nothing is published, and nothing is sent anonymously, that tells who somebody is: they are asked to change it. */
export async function requireAnonymous(db: Db | Tx, userId: string, text: string): Promise<void> {
  const parts = await findIdentifyingParts(db, userId, text);
  if (parts.length === 0) return;
  const errors = parts.map(({ kind, text: message }) => ({ path: `text.${kind}`, message }));
  throw new DomainError('talent_pool.identifying_text', undefined, { errors });
}
