import { randomUUID } from 'node:crypto';
import {
  ACTIONS,
  type ActingEmployer,
  CALLERS,
  type GuardedAction,
  may,
  mayEver,
  type Ownership,
  PUBLIC_ACTIONS,
  type Requester,
  reachOf,
} from '@stellenvisite/contract/identity/permissions';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Context } from './context.ts';
import { createAuthUser } from './identity/auth/sign-up/create-auth-user.ts';
import { requirePermission } from './require-permission.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T12:00:00Z');

const OWN = randomUUID();
const [RECRUITED, VIEWED, PROPOSED, FOREIGN] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
for (const id of [OWN, RECRUITED, VIEWED, PROPOSED, FOREIGN]) await createEmployer(db, { id, name: id });

async function createPerson(role: 'job_seeker' | 'employer', id: string = randomUUID(), isAdmin = false) {
  const sessionId = randomUUID();
  await db.transaction((tx) =>
    createAuthUser(tx, { id, email: `${id}@post.example`, emailConfirmedAt: now, userMetadata: { role } }, now),
  );
  await db.insert(authSessions).values({ id: sessionId, userId: id, amr: [], isAdmin });
  return { userId: id, role, sessionId, aal: 'aal1', email: null } as const;
}

const seeker = await createPerson('job_seeker');
const employer = await createPerson('employer', OWN);
const admin = await createPerson('job_seeker', randomUUID(), true);
await db.insert(userEmployerLinks).values([
  { userId: OWN, employerId: RECRUITED, isActive: true, role: 'recruiter' },
  { userId: OWN, employerId: VIEWED, isActive: true, role: 'viewer' },
  { userId: OWN, employerId: PROPOSED, isActive: false },
]);
const name = { firstName: 'Ada', lastName: 'Amt', encryptedPassword: '', email: 'ada@amt.example' };
await db.insert(adminUsers).values({ id: randomUUID(), authUserId: admin.userId, ...name });

const ACTORS = { visitor: null, job_seeker: seeker, employer, admin };
const ACTS_FOR: ActingEmployer[] = [
  { employerId: OWN, role: 'owner' },
  { employerId: RECRUITED, role: 'recruiter' },
  { employerId: VIEWED, role: 'viewer' },
];
const GUARDED = ACTIONS.filter(
  (action): action is GuardedAction => !(PUBLIC_ACTIONS as readonly string[]).includes(action),
);

/** Of the employer's own people, whose role is too low: they are informed so, since the record is no secret to them. */
const isColleague = ({ caller, actsFor }: Requester, action: GuardedAction, record: Ownership) =>
  reachOf(caller, action) === 'employer' && actsFor.some(({ employerId }) => employerId === record.employerId);

const contextOf = (actor: Context['actor'], adminRequireFactor = false) => ({
  db,
  now: () => now,
  actor,
  auth: { settings: { adminRequireFactor, requireProof: true } },
});

test('what core lets in is what the table allows, for every role, action and owner', async () => {
  const owner = fc.record(
    {
      userId: fc.constantFrom(seeker.userId, employer.userId, admin.userId, randomUUID()),
      employerId: fc.constantFrom(OWN, RECRUITED, VIEWED, PROPOSED, FOREIGN),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLERS),
      fc.constantFrom(...GUARDED),
      owner,
      async (caller, action, record) => {
        const actor = ACTORS[caller];
        const requester: Requester = {
          caller,
          userId: actor?.userId ?? null,
          actsFor: caller === 'employer' ? ACTS_FOR : [],
        };
        const refusal = await requirePermission(contextOf(actor), action, record).then(
          () => null,
          (error: { code?: string }) => error.code,
        );
        const expected = may(requester, action, record)
          ? null
          : caller === 'visitor'
            ? 'auth.required'
            : !mayEver(caller, action)
              ? 'request.forbidden'
              : isColleague(requester, action, record)
                ? 'employer.role_too_low'
                : 'request.not_found';
        expect(refusal).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('a token whose session is another’s, or none, opens nothing', async () => {
  for (const sessionId of [randomUUID(), admin.sessionId]) {
    const asked = requirePermission(contextOf({ ...seeker, sessionId }), 'account.read');
    await expect(asked).rejects.toMatchObject({ code: 'auth.session_ended' });
  }
});

test('the role of the profile counts, not the one a token names', async () => {
  const person = await requirePermission(contextOf({ ...seeker, role: 'employer' }), 'account.read');
  expect(person.role).toBe('job_seeker');
});

test('an administrator has those rights in a session of their own sign-in only', async () => {
  const sessionId = randomUUID();
  await db.insert(authSessions).values({ id: sessionId, userId: admin.userId, amr: [] });
  const ctx = contextOf({ ...admin, sessionId });
  for (const action of GUARDED.filter((each) => each !== 'account.read'))
    await expect(requirePermission(ctx, action)).rejects.toMatchObject({ code: 'admin.session_required' });
  await expect(requirePermission(ctx, 'account.read')).resolves.toMatchObject({ isAdmin: false });
});

test('where a second factor is a must for administrators, they reach nothing but their account without one', async () => {
  const ctx = contextOf(admin, true);
  for (const action of GUARDED.filter((each) => mayEver('admin', each))) {
    const asked = requirePermission(ctx, action);
    if (action.startsWith('account.')) await expect(asked).resolves.toMatchObject({ role: 'admin' });
    else await expect(asked).rejects.toMatchObject({ code: 'admin.factor_required' });
  }
  await db.update(authSessions).set({ aal: 'aal2' }).where(eq(authSessions.id, admin.sessionId));
  await expect(requirePermission(ctx, 'admin.read')).resolves.toMatchObject({ role: 'admin' });
});
