/** What somebody may do for an employer, the least first: each role may do what those before it may. */
export const TEAM_ROLES = ['viewer', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export function includesTeamRole(has: TeamRole, needed: TeamRole): boolean {
  return TEAM_ROLES.indexOf(has) >= TEAM_ROLES.indexOf(needed);
}

/** What ties a member to the employer: having created it, having its own confirmed address, or a link. */
export const MEMBER_TIES = ['creator', 'address', 'link'] as const;
export type MemberTie = (typeof MEMBER_TIES)[number];

/** Proposed by a recruiter, waiting for an owner; open; or past its time. */
export const INVITATION_STATES = ['proposed', 'open', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_DAYS = 7;
/** An invitation nobody followed is deleted this long after it ended. */
export const EXPIRED_INVITATION_DAYS = 30;
export const MAX_INVITATIONS = 50;
