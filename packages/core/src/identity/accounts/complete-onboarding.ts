import { employerClassOf } from '@stellenvisite/contract/employers/facilities';
import { websiteUrl } from '@stellenvisite/contract/employers/website';
import { type Account, ONBOARDING_OF, type Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { mapUserToEmployers } from '../permissions/map-user-to-employers.ts';
import { readOnboarding } from './account-view.ts';
import { loadAccount } from './change-account.ts';
import { missingNeeds, type ProfileFacts } from './missing-fields.ts';
import { saveSeekerAnswers } from './save-seeker-answers.ts';

type OwnEmployer = {
  owner: { userId: string; sessionId: string };
  profile: { companyName: string | null; onboarding: Onboarding };
};

const POSTCODE = /^(\d{4,5}) (.+)$/;

/**
 * Completes the onboarding. Creates a public profile for somebody who hires, unless they act for an existing employer or have requested to
 * join one.
 */
export async function completeOnboarding(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  const needsProfile = person.profileRole === 'employer' && !(await belongsToEmployer(ctx, person));
  await ctx.db.transaction(async (tx) => {
    const profile = await completeProfile(ctx, tx, person.userId);
    if (needsProfile) await createOwnEmployer(ctx, tx, { owner: person, profile });
  });
  return loadAccount(ctx, person);
}

async function belongsToEmployer(ctx: Context, person: Person): Promise<boolean> {
  const mappings = await mapUserToEmployers(ctx, person);
  return mappings.some(({ isActive, isProposed }) => isActive || isProposed);
}

/** Checks the required answers under a lock, so that none is withdrawn in between. Completing twice changes nothing. */
async function completeProfile(ctx: Context, tx: Tx, userId: string): Promise<ProfileFacts> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
  if (!row) throw new DomainError('auth.session_ended');
  const [seeker] = await tx
    .select({ data: seekerProfiles.data })
    .from(seekerProfiles)
    .where(eq(seekerProfiles.userId, userId));
  const profile = { ...row, onboarding: readOnboarding(row, seeker?.data ?? null, ctx.now()) };
  if (missingNeeds(profile).length > 0) throw new DomainError('account.onboarding_incomplete');
  await tx.update(profiles).set({ onboardingComplete: true, updatedAt: ctx.now() }).where(eq(profiles.id, userId));
  return profile;
}

/**
 * The basics of a public profile, from what its owner stated. It has the owner's id (specification §6), so there is one
 * at most. Name and phone of the owner are not taken over: they were requested under the promise not to be public.
 */
async function createOwnEmployer(ctx: Context, tx: Tx, { owner, profile }: OwnEmployer): Promise<void> {
  const { userId, sessionId } = owner;
  const { companyName, onboarding } = profile;
  if (!companyName || !onboarding.employerType) throw new DomainError('account.onboarding_incomplete');
  const now = ctx.now();
  const created = await tx
    .insert(employers)
    .values({
      id: userId,
      name: companyName,
      facility: onboarding.employerType,
      ...employerClassOf(onboarding.employerType),
      isFromOnboarding: true,
      companySize: onboarding.companySize ?? null,
      website: websiteUrl(onboarding.website ?? ''),
      ...locate(onboarding),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: employers.id });
  if (created.length > 0) await ctx.audit(tx, { action: 'employer_created', userId, sessionId });
}

/** A region or a country is not where somebody goes to work. */
function locate({ location, country }: Onboarding) {
  const text = location ?? '';
  const found = (country ? findKnownLocation(`${text}, ${countryName(country)}`) : null) ?? findKnownLocation(text);
  if (found?.kind !== 'point') throw new DomainError('place.not_found');
  const [, postalCode = null, city = found.name] = POSTCODE.exec(found.name) ?? [];
  return { postalCode, city, region: found.region, country: found.country, lat: found.lat, lon: found.lon };
}

/**
 * Adds the answers given to those saved before; null takes one back. Two steps saved at once both stay. A job seeker's are stored in their
 * profile; here remains where they left off.
 */
export async function saveOnboarding(ctx: Context, answers: Onboarding): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  const own = ONBOARDING_OF[person.profileRole].parse(answers);
  const isSeeker = person.profileRole === 'job_seeker';
  const given = JSON.stringify(isSeeker ? { step: own.step } : own);
  await ctx.db.transaction(async (tx) => {
    if (isSeeker) await saveSeekerAnswers(ctx, tx, person.userId, own);
    await tx
      .update(profiles)
      .set({ onboarding: sql`jsonb_strip_nulls(${profiles.onboarding} || ${given}::jsonb)`, updatedAt: ctx.now() })
      .where(eq(profiles.id, person.userId));
  });
  return loadAccount(ctx, person);
}
