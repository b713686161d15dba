/** The roles in an employer's team, the weakest first: each role includes the permissions of those before it. */
export const TEAM_ROLES = ['viewer', 'recruiter', 'owner'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export function includesTeamRole(has: TeamRole, needed: TeamRole): boolean {
  return TEAM_ROLES.indexOf(has) >= TEAM_ROLES.indexOf(needed);
}

/** The connection of a member to the employer: created it, has its account address and confirmed it, or followed a link. */
export const MEMBER_TIES = ['creator', 'address', 'link'] as const;
export type MemberTie = (typeof MEMBER_TIES)[number];

/** Proposed by a recruiter, waiting for an owner; open; or past its time. */
export const INVITATION_STATES = ['proposed', 'open', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_DAYS = 7;
/** An invitation nobody followed is deleted this long after it ended. */
export const EXPIRED_INVITATION_DAYS = 30;
export const MAX_INVITATIONS = 50;

export const MAPPING_TYPES = ['direct_id', 'email_match', 'manual_link', 'domain_match'] as const;

export type MappingType = (typeof MAPPING_TYPES)[number];
