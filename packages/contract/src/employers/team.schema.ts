import { emailSchema, mailTokenSchema } from '../platform/email.schema.ts';
import { queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { INVITATION_STATES, MEMBER_TIES, TEAM_ROLES } from './team.ts';

export const teamRoleSchema = z.enum(TEAM_ROLES).register(apiSchemas, { id: 'TeamRole' });

export const ofTeamSchema = z.object({ employerId: queryValue(z.uuid()) });

const memberSchema = z
  .object({
    userId: z.uuid(),
    fullName: z.string(),
    email: z.string().nullable(),
    role: teamRoleSchema,
    tie: z.enum(MEMBER_TIES),
    isSelf: z.boolean(),
    /** When a session of theirs was last in use. */
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'TeamMember' });
export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: teamRoleSchema,
    /** Whoever accepts agrees that the address becomes the employer's account address. */
    isAccountAddress: z.boolean(),
    state: z.enum(INVITATION_STATES),
    /** The person who invited or proposed; null when their account is deleted. */
    invitedBy: z.object({ name: z.string(), isSelf: z.boolean() }).nullable(),
    createdAt: z.iso.datetime(),
    /** Null while an owner has not confirmed it. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'TeamInvitation' });
export type TeamInvitation = z.infer<typeof invitationSchema>;

const proposalSchema = z
  .object({
    userId: z.uuid(),
    fullName: z.string(),
    email: z.string().nullable(),
    proposedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'TeamProposal' });
export type TeamProposal = z.infer<typeof proposalSchema>;

export const teamSchema = z
  .object({
    employerId: z.uuid(),
    role: teamRoleSchema,
    /** The address whose account owns the employer; shown to owners alone. */
    accountAddress: z.string().nullable(),
    members: z.array(memberSchema),
    /** Shown to who may invite or propose. */
    invitations: z.array(invitationSchema),
    /** People of the employer's domain who ask to join; shown to owners alone. */
    proposals: z.array(proposalSchema),
  })
  .register(apiSchemas, { id: 'Team' });
export type Team = z.infer<typeof teamSchema>;

export const inviteSchema = z
  .object({ email: emailSchema, role: teamRoleSchema })
  .register(apiSchemas, { id: 'InviteToTeam' });
export type Invite = z.infer<typeof inviteSchema>;

export const accountAddressSchema = z
  .object({ email: emailSchema })
  .register(apiSchemas, { id: 'EmployerAccountAddress' });
export type AccountAddress = z.infer<typeof accountAddressSchema>;

export const giveRoleSchema = z.object({ role: teamRoleSchema }).register(apiSchemas, { id: 'GiveTeamRole' });
export type GiveRole = z.infer<typeof giveRoleSchema>;

export const invitationTokenSchema = z
  .object(mailTokenSchema.shape)
  .register(apiSchemas, { id: 'TeamInvitationToken' });
export type InvitationToken = z.infer<typeof invitationTokenSchema>;

/** The content of the page that an invitation's link opens. */
export const openedInvitationSchema = z
  .object({
    employer: z.object({ id: z.uuid(), name: z.string() }),
    role: teamRoleSchema,
    isAccountAddress: z.boolean(),
    email: z.string(),
    invitedBy: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    /** The account the address has: a job seeker's cannot work for an employer. */
    account: z.enum(['none', 'employer', 'job_seeker']),
  })
  .register(apiSchemas, { id: 'OpenedTeamInvitation' });
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

export const joinedTeamSchema = z
  .object({ employerId: z.uuid(), role: teamRoleSchema })
  .register(apiSchemas, { id: 'JoinedTeam' });
export type JoinedTeam = z.infer<typeof joinedTeamSchema>;
