import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { createAuthUser } from '@stellenvisite/core/identity/auth/sign-up/create-auth-user';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import { registrableDomain } from '@stellenvisite/core/identity/permissions/registrable-domain';
import type { Tx } from '@stellenvisite/db/client';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import { DEMO_EMPLOYER, DEMO_RECRUITER, DEMO_VIEWER } from '../demo-accounts.ts';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

/** The person who requests to join. Nobody signs in as her: she has no password. */
export const ASKING_ID = createRandom(`${DEMO_SEED}/account/asking`).uuid();

type DemoTeam = { employer: { id: string; website: string | null }; now: Date };

/** A recruiter, a viewer, somebody who asks to join, a recruiter's proposal and an open invitation. */
export async function fillDemoTeam(tx: Tx, { employer, now }: DemoTeam): Promise<void> {
  const employerId = employer.id;
  if ((await tx.$count(userEmployerLinks, eq(userEmployerLinks.employerId, employerId))) > 0) return;
  const [owner, recruiter] = [await findId(tx, DEMO_EMPLOYER.email), await findId(tx, DEMO_RECRUITER.email)];
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { email, teamRole: role } of [DEMO_RECRUITER, DEMO_VIEWER]) {
    const userId = await findId(tx, email);
    if (userId && role)
      await tx
        .insert(userEmployerLinks)
        .values({ userId, employerId, role, isActive: true, createdAt: daysAgo(200) })
        .onConflictDoNothing();
  }
  const domain = registrableDomain(employer.website ?? '') ?? 'demo.example';
  await askToJoin(tx, { employerId, email: `l.brueck@${domain}`, at: daysAgo(3) });
  const open = { employerId, id: randomUUID(), role: 'recruiter', createdAt: daysAgo(2) } as const;
  await tx
    .insert(teamInvitations)
    .values([
      { ...open, email: `j.ott@${domain}`, invitedBy: owner, expiresAt: daysAgo(-5), tokenHash: randomUUID() },
      { ...open, id: randomUUID(), email: `t.sander@${domain}`, invitedBy: recruiter, createdAt: daysAgo(1) },
    ])
    .onConflictDoNothing();
}

async function askToJoin(
  tx: Tx,
  { employerId, email, at }: { employerId: string; email: string; at: Date },
): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, ASKING_ID));
  if (await findId(tx, email)) return;
  const userMetadata = { role: 'employer', full_name: 'Lena Brück' };
  await createAuthUser(tx, { id: ASKING_ID, email, emailConfirmedAt: at, userMetadata }, at);
  await tx.update(authUsers).set({ lastSignInAt: at }).where(eq(authUsers.id, ASKING_ID));
  await tx.update(profiles).set({ onboardingComplete: true }).where(eq(profiles.id, ASKING_ID));
  await tx.insert(userEmployerLinks).values({ userId: ASKING_ID, employerId, createdAt: at });
}

const findId = async (tx: Tx, email: string) => (await findAuthUser(tx, { email }))?.id ?? null;
