import type { Onboarding } from '@stellenvisite/contract/accounts.schema';
import { employerClassOf } from '@stellenvisite/contract/facilities';
import { websiteUrl } from '@stellenvisite/contract/website';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

type OwnEmployer = {
  owner: { userId: string; sessionId: string };
  profile: { companyName: string | null; onboarding: Onboarding };
};

const POSTCODE = /^(\d{4,5}) (.+)$/;

/**
 * The basics of a public profile, from what its owner said. It has the owner's id (specification §6), so there is one
 * at most. Name and phone of the owner are not taken over: they were asked for under the promise not to be public.
 */
export async function createOwnEmployer(ctx: Context, tx: Tx, { owner, profile }: OwnEmployer): Promise<void> {
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
