import { employerClassOf } from '@stellenvisite/contract/employers/facilities';
import {
  type EmployerDraft,
  type EmployerDraftValues,
  employerDraftValuesSchema,
} from '@stellenvisite/contract/employers/own-employers.schema';
import { employerOnboardingSchema, type Onboarding } from '@stellenvisite/contract/identity/accounts.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { employerDrafts } from '@stellenvisite/db/schema/employers/own-employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { countryName, findKnownLocation } from '@stellenvisite/search/places';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';

/** Returns the draft of an employer that does not exist yet, begun with the answers of the onboarding. */
export async function getEmployerDraft(ctx: Context): Promise<EmployerDraft> {
  const { userId } = await requirePermission(ctx, 'employer.create');
  return loadDraft(ctx, userId);
}

/** Keeps what is typed as it is, whole or not. */
export async function saveEmployerDraft(ctx: Context, values: EmployerDraftValues): Promise<EmployerDraft> {
  const { userId } = await requirePermission(ctx, 'employer.create');
  const row = { values, updatedAt: ctx.now() };
  await ctx.db
    .insert(employerDrafts)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: employerDrafts.userId, set: row });
  return loadDraft(ctx, userId);
}

async function loadDraft({ db }: Context, userId: string): Promise<EmployerDraft> {
  const { companyName, onboarding } = profiles;
  const [[profile], [draft], [own]] = await Promise.all([
    db.select({ companyName, onboarding }).from(profiles).where(eq(profiles.id, userId)),
    db.select().from(employerDrafts).where(eq(employerDrafts.userId, userId)),
    db.select({ isFromOnboarding: employers.isFromOnboarding }).from(employers).where(eq(employers.id, userId)),
  ]);
  // Whoever has a whole employer already creates a further one, about which the onboarding stated nothing.
  const isFirst = !own || own.isFromOnboarding;
  const answers = isFirst && profile ? toValues(profile) : {};
  return {
    values: draft ? employerDraftValuesSchema.parse(draft.values) : answers,
    fromOnboarding: Object.keys(answers),
    updatedAt: draft?.updatedAt.toISOString() ?? null,
    employerId: own?.isFromOnboarding ? userId : null,
  };
}

type Answers = { companyName: string | null; onboarding: Record<string, unknown> };

function toValues({ companyName, onboarding }: Answers): EmployerDraftValues {
  const { employerType, companySize, website, ...place } = employerOnboardingSchema.parse(onboarding);
  return {
    ...(companyName && { name: companyName }),
    ...(employerType && { facility: employerType, ...employerClassOf(employerType) }),
    ...(companySize && { companySize }),
    ...(website && { website }),
    ...toAddress(place),
  };
}

const POSTCODE = /^(\d{4,5}) (.+)$/;

function toAddress({ location, country }: Pick<Onboarding, 'location' | 'country'>) {
  if (!location) return {};
  const found = findKnownLocation(country ? `${location}, ${countryName(country)}` : location);
  const text = found?.kind === 'point' ? found.name : location;
  const [, postalCode = null, city = text] = POSTCODE.exec(text) ?? [];
  return { address: { street: null, postalCode, city, country: country ?? found?.country ?? ('DE' as const) } };
}
