import { emailSchema } from './email.schema.ts';
import { mailTokenSchema } from './mails.schema.ts';
import { strongPasswordSchema } from './password.schema.ts';
import { plainText } from './plain-text.schema.ts';
import { queryValue } from './query-list.schema.ts';
import { INVITATION_STATES, MEMBER_TIES, TEAM_ROLES } from './team.ts';
import { apiSchemas, z } from './zod.ts';

export const teamRoleSchema = z.enum(TEAM_ROLES).register(apiSchemas, { id: 'TeamRole' });

export const ofTeamSchema = z.object({ employerId: queryValue(z.uuid()) });

const memberSchema = z
  .object({
    userId: z.uuid(),
    fullName: z.string(),
    email: z.string().nullable(),
    role: teamRoleSchema,
    /** The role of whoever created the employer, or has its address, cannot be changed. */
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
    state: z.enum(INVITATION_STATES),
    /** Who invited or proposed; null when their account is gone. */
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

export const giveRoleSchema = z.object({ role: teamRoleSchema }).register(apiSchemas, { id: 'GiveTeamRole' });
export type GiveRole = z.infer<typeof giveRoleSchema>;

export const invitationTokenSchema = z
  .object(mailTokenSchema.shape)
  .register(apiSchemas, { id: 'TeamInvitationToken' });
export type InvitationToken = z.infer<typeof invitationTokenSchema>;

/** What the page of an invitation's link shows. */
export const openedInvitationSchema = z
  .object({
    employer: z.object({ id: z.uuid(), name: z.string() }),
    role: teamRoleSchema,
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

export const registerInvitedSchema = invitationTokenSchema
  .extend({ fullName: plainText(120).min(1), password: strongPasswordSchema, acceptsTerms: z.literal(true) })
  .register(apiSchemas, { id: 'RegisterInvited' });
export type RegisterInvited = z.infer<typeof registerInvitedSchema>;
