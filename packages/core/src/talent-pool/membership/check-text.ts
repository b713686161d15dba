import type { IdentifyingPart } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentPresentEmployers } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq, sql } from 'drizzle-orm';
import { DomainError } from '../../domain-error.ts';
import { findIdentifying } from './find-identifying.ts';

/** A shorter name of an employer may be an ordinary word. */
const SHORTEST_EMPLOYER = 8;
const MAX_EMPLOYERS = 20;

/** Finds the parts of a text that identify its author, by the person's own name and workplaces, and by all known employers. */
export async function findIdentifyingParts(db: Db | Tx, userId: string, text: string): Promise<IdentifyingPart[]> {
  if (text === '') return [];
  const [person] = await db
    .select({ fullName: profiles.fullName, data: seekerProfiles.data, present: talentPresentEmployers.name })
    .from(profiles)
    .leftJoin(seekerProfiles, eq(seekerProfiles.userId, profiles.id))
    .leftJoin(talentPresentEmployers, eq(talentPresentEmployers.userId, profiles.id))
    .where(eq(profiles.id, userId));
  const named = await db
    .select({ name: employers.name })
    .from(employers)
    .where(
      sql`length(talent_fold(${employers.name})) >= ${SHORTEST_EMPLOYER} and position(talent_fold(${employers.name}) in talent_fold(${text})) > 0`,
    )
    .limit(MAX_EMPLOYERS);
  const worked = person?.data?.experience?.map(({ employer }) => employer) ?? [];
  const workplaces = [...worked, person?.present ?? '', ...named.map(({ name }) => name)];
  return findIdentifying(text, { fullName: person?.fullName ?? '', workplaces });
}

/** Refuses a text that identifies its author before it is published or sent anonymously: the person has to change it. */
export async function requireAnonymous(db: Db | Tx, userId: string, text: string): Promise<void> {
  const parts = await findIdentifyingParts(db, userId, text);
  if (parts.length === 0) return;
  const errors = parts.map(({ kind, text: message }) => ({ path: `text.${kind}`, message }));
  throw new DomainError('talent_pool.identifying_text', undefined, { errors });
}
