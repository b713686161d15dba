import { randomInt, randomUUID } from 'node:crypto';
import type { TalentStatus, TalentSwitches } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import {
  talentBlocks,
  talentNumbers,
  talentPresentEmployers,
  talentProfiles,
} from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { registrableDomain, workDomainOf } from '../../identity/permissions/registrable-domain.ts';
import type { ShownValues, TalentRow } from './shown-values.ts';

const NUMBERS = { from: 100_000, below: 1_000_000 } as const;

/** Random and given once: it tells neither when somebody joined nor that they were there before. */
export async function takeNumber(tx: Tx): Promise<number> {
  for (;;) {
    const number = randomInt(NUMBERS.from, NUMBERS.below);
    const [taken] = await tx.insert(talentNumbers).values({ number }).onConflictDoNothing().returning();
    if (taken) return number;
  }
}

export type NewMembership = {
  userId: string;
  values: ShownValues;
  shows: TalentSwitches;
  text: string;
  status: TalentStatus;
  consent: { version: string; givenAt: Date; endsOn: string };
  now: Date;
};

/** Writes a membership, with a new id and number where there was none. Answers the row as the triggers leave it. */
export async function writeMembership(tx: Tx, membership: NewMembership): Promise<TalentRow> {
  const { userId, values, shows, text, status, consent, now } = membership;
  const [known] = await tx
    .select({ id: talentProfiles.id, endsOn: talentProfiles.consentEndsOn })
    .from(talentProfiles)
    .where(eq(talentProfiles.userId, userId));
  const content = {
    ...values,
    shows,
    text,
    status,
    consentVersion: consent.version,
    consentedAt: consent.givenAt,
    consentEndsOn: consent.endsOn,
    publishedAt: now,
    // A new end of the consent needs a new request for its renewal.
    ...(known && known.endsOn !== consent.endsOn ? { renewalAskedAt: null } : {}),
  };
  await blockCurrentEmployers(tx, userId, now);
  if (known) await tx.update(talentProfiles).set(content).where(eq(talentProfiles.id, known.id));
  else
    await tx
      .insert(talentProfiles)
      .values({ id: randomUUID(), userId, number: await takeNumber(tx), createdAt: now, ...content });
  const [row] = await tx.select().from(talentProfiles).where(eq(talentProfiles.userId, userId));
  if (!row) throw new Error('a membership that was written is there');
  return row;
}

/** Blocks the employers that the profile or the person names as current: their names, groups, sites and domains. */
export async function blockCurrentEmployers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`select block_current_employers(${userId})`);
  await blockDomains(tx, { userId, domains: await listCurrentDomains(tx, userId), now });
}

/**
 * The proven domains of the current employers, and that of the own address where an employer has proven it: a domain of one's own
 * would identify a person to whoever claims it. Of an employer that was chosen from the list, the domains of all its sites.
 */
async function listCurrentDomains(tx: Tx, userId: string): Promise<string[]> {
  const current = tx
    .select({ value: talentBlocks.value })
    .from(talentBlocks)
    .where(and(eq(talentBlocks.userId, userId), eq(talentBlocks.kind, 'name'), eq(talentBlocks.isAutomatic, true)));
  const [account] = await tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  const own = account?.email ? workDomainOf(account.email) : null;
  const proven = await tx
    .selectDistinct({ domain: employers.verifiedDomain })
    .from(employers)
    .where(
      or(
        inArray(sql`talent_fold(${employers.checkedName})`, current),
        own === null ? undefined : eq(employers.verifiedDomain, own),
      ),
    );
  const [present] = await tx
    .select({ name: talentPresentEmployers.name, owner: employers.checkedOwner, employerId: employers.id })
    .from(talentPresentEmployers)
    .innerJoin(employers, eq(employers.id, talentPresentEmployers.employerId))
    .where(eq(talentPresentEmployers.userId, userId));
  const sites = present
    ? await tx
        .select({
          website: employers.website,
          accountEmail: employers.accountEmail,
          verifiedDomain: employers.verifiedDomain,
        })
        .from(employers)
        .where(isSiteOf(present))
    : [];
  const domains = [
    ...proven.map(({ domain }) => domain),
    ...sites.flatMap(({ website, accountEmail, verifiedDomain }) => [
      verifiedDomain,
      website ? registrableDomain(website) : null,
      accountEmail ? workDomainOf(accountEmail) : null,
    ]),
  ];
  return [...new Set(domains.filter((domain) => domain !== null))];
}

/** Selects the employer itself, the others of its group, and those it is the group of, by checked names: a claimed group would reveal people. */
export function isSiteOf({
  employerId,
  name,
  owner,
}: {
  employerId: string;
  name: string | null;
  owner: string | null;
}) {
  return or(
    eq(employers.id, employerId),
    owner ? or(eq(employers.checkedOwner, owner), eq(employers.checkedName, owner)) : undefined,
    name ? eq(employers.checkedOwner, name) : undefined,
  );
}

type Domains = { userId: string; domains: readonly string[]; now: Date };

async function blockDomains(tx: Tx, { userId, domains, now }: Domains): Promise<void> {
  const isTheirs = and(
    eq(talentBlocks.userId, userId),
    eq(talentBlocks.kind, 'domain'),
    eq(talentBlocks.isAutomatic, true),
  );
  await tx
    .delete(talentBlocks)
    .where(domains.length > 0 ? and(isTheirs, notInArray(talentBlocks.value, [...domains])) : isTheirs);
  if (domains.length === 0) return;
  await tx
    .insert(talentBlocks)
    .values(
      domains.map((domain) => ({
        id: randomUUID(),
        userId,
        kind: 'domain' as const,
        value: domain,
        label: domain,
        isAutomatic: true,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [talentBlocks.userId, talentBlocks.kind, talentBlocks.value],
      set: { isAutomatic: true },
    });
}
