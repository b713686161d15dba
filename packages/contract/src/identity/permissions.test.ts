import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM_ROLES } from '../employers/team.ts';
import {
  ACTIONS,
  CALLERS,
  may,
  mayEver,
  mayInTeam,
  type Ownership,
  PERMISSIONS,
  PUBLIC_ACTIONS,
  type Requester,
  reachOf,
  TEAM_ROLE_OF,
} from './permissions.ts';

const id = fc.constantFrom('a', 'b', 'c');
const requester: fc.Arbitrary<Requester> = fc.oneof(
  fc.constant<Requester>({ caller: 'visitor', userId: null, actsFor: [] }),
  fc.record({
    caller: fc.constantFrom(...CALLERS.filter((caller) => caller !== 'visitor')),
    userId: id,
    actsFor: fc.uniqueArray(fc.record({ employerId: id, role: fc.constantFrom(...TEAM_ROLES) }), {
      selector: ({ employerId }) => employerId,
    }),
  }),
);
const record: fc.Arbitrary<Ownership> = fc.record({ userId: id, employerId: id }, { requiredKeys: [] });
const action = fc.constantFrom(...ACTIONS);

test('nobody may do to one record what the role may never do', () => {
  fc.assert(
    fc.property(requester, action, record, (who, what, whose) => {
      if (may(who, what, whose)) expect(mayEver(who.caller, what)).toBe(true);
    }),
  );
});

test('what reaches only to the own things never reaches somebody else’s', () => {
  fc.assert(
    fc.property(requester, action, record, (who, what, whose) => {
      const reach = reachOf(who.caller, what);
      if (reach === 'any' || !may(who, what, whose)) return;
      const isMine = reach === 'own' && whose.userId === who.userId;
      const isOurs = reach === 'employer' && who.actsFor.some(({ employerId }) => employerId === whose.employerId);
      expect(isMine || isOurs).toBe(true);
    }),
  );
});

test('what needs a role in the team is what reaches to the employer, and no more', () => {
  const ofTeam = ACTIONS.filter((what) => reachOf('employer', what) === 'employer');
  const withRole = Object.keys(TEAM_ROLE_OF);
  expect([
    ...ofTeam
      .filter((what) => !withRole.includes(what))
      .map(
        (what) =>
          `${what} needs a role in the team: add it to TEAM_ROLE_OF in packages/contract/src/identity/permissions.ts`,
      ),
    ...withRole
      .filter((what) => !ofTeam.some((action) => action === what))
      .map((what) => `${what} does not reach to the employer: remove it from TEAM_ROLE_OF, or correct its row`),
  ]).toEqual([]);
});

test('a higher role in the team may do all that a lower one may', () => {
  fc.assert(
    fc.property(action, (what) => {
      const allowed = TEAM_ROLES.map((role) => mayInTeam(role, what));
      expect(allowed).toEqual([...allowed].sort());
    }),
  );
});

test('who only reads changes no job, no status, no profile and no team', () => {
  const theirs = ACTIONS.filter((what) => mayInTeam('viewer', what));
  const isLook = (what: string) => what.endsWith('.read');
  expect(theirs.filter((what) => !isLook(what))).toEqual(['application.annotate', 'team.leave']);
});

test('a record without an owner is nobody’s', () => {
  fc.assert(
    fc.property(requester, action, (who, what) => {
      expect(may(who, what, {})).toBe(reachOf(who.caller, what) === 'any');
    }),
  );
});

test('visitors own nothing and act for nobody', () => {
  for (const row of Object.values(PERMISSIONS)) expect(['none', 'any']).toContain(row.visitor);
});

test('only job seekers keep jobs and employers', () => {
  for (const what of ['saved_job.write', 'saved_employer.write'] as const) {
    expect(CALLERS.filter((caller) => mayEver(caller, what))).toEqual(['job_seeker']);
  }
});

test('administrators do not touch applications and saved jobs', () => {
  const theirs = ACTIONS.filter((what) => mayEver('admin', what));
  expect(theirs.filter((what) => /^(application|saved_job)\./.test(what))).toEqual([]);
});

test('what is for administrators alone is for nobody else', () => {
  for (const what of ['admin.read', 'admin.write', 'event.read', 'table.inspect'] as const) {
    expect(CALLERS.filter((caller) => mayEver(caller, what))).toEqual(['admin']);
  }
});

test('what visitors may do is open to every role, and is the list of public actions', () => {
  const advice = 'PUBLIC_ACTIONS in packages/contract/src/identity/permissions.ts lists every row that visitors may do';
  expect(ACTIONS.filter((what) => mayEver('visitor', what)).sort(), advice).toEqual([...PUBLIC_ACTIONS].sort());
  for (const what of PUBLIC_ACTIONS) expect(new Set(Object.values(PERMISSIONS[what]))).toEqual(new Set(['any']));
});
