import {
  accountAddressSchema,
  giveRoleSchema,
  invitationTokenSchema,
  inviteSchema,
  joinedTeamSchema,
  ofTeamSchema,
  openedInvitationSchema,
  teamSchema,
} from '@stellenvisite/contract/employers/team.schema';
import { registerInvitedSchema } from '@stellenvisite/contract/identity/registration.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { acceptInvitation } from '@stellenvisite/core/employers/team/accept-invitation';
import { clearAccountAddress, setAccountAddress } from '@stellenvisite/core/employers/team/account-address';
import {
  changeInvitationRole,
  confirmInvitation,
  resendInvitation,
  revokeInvitation,
} from '@stellenvisite/core/employers/team/change-invitation';
import {
  changeMemberRole,
  confirmProposal,
  leaveTeam,
  refuseProposal,
  removeTeamMember,
} from '@stellenvisite/core/employers/team/change-member';
import { getTeam } from '@stellenvisite/core/employers/team/get-team';
import { inviteToTeam } from '@stellenvisite/core/employers/team/invite-to-team';
import { openInvitation } from '@stellenvisite/core/employers/team/open-invitation';
import { registerInvited } from '@stellenvisite/core/employers/team/register-invited';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['team'], ...withBearer };
const ofTeam = { ...described, querystring: ofTeamSchema };
const memberParamsSchema = z.object({ userId: z.string().max(500) });
const team = { 200: teamSchema };
const manage = { permission: 'team.manage' } as const;

/** Registers the routes of an employer's people: who belongs to it, who is invited, who asks to join. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/team',
    {
      config: { permission: 'team.read' },
      schema: {
        ...ofTeam,
        summary: 'List the team with invitations and requests to join',
        response: { 200: teamSchema },
      },
    },
    async (request) => getTeam(request.ctx, request.query),
  );

  app.delete(
    '/api/employer/team/membership',
    {
      config: { permission: 'team.leave' },
      schema: {
        ...ofTeam,
        summary: 'Leave the team; the last owner cannot',
        response: { 204: z.null().describe('Left') },
      },
    },
    async (request, reply) => {
      await leaveTeam(request.ctx, request.query);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/api/employer/team/account-address',
    {
      config: manage,
      schema: {
        ...ofTeam,
        summary:
          'Ask the holder of an address to confirm it as the account address; the caller’s own address is set at once',
        body: accountAddressSchema,
        response: team,
      },
    },
    async (request) => setAccountAddress(request.ctx, { ...request.query, ...request.body }),
  );

  app.delete(
    '/api/employer/team/account-address',
    {
      config: manage,
      schema: { ...ofTeam, summary: 'Remove the account address; one owner remains', response: team },
    },
    async (request) => clearAccountAddress(request.ctx, request.query),
  );

  app.patch(
    '/api/employer/team/members/:userId',
    {
      config: manage,
      schema: {
        ...ofTeam,
        summary: 'Change the role of a team member; at least one owner remains',
        params: memberParamsSchema,
        body: giveRoleSchema,
        response: team,
      },
    },
    async (request) => changeMemberRole(request.ctx, { ...request.query, ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/team/members/:userId',
    {
      config: manage,
      schema: {
        ...ofTeam,
        summary: 'Remove a team member; effective from the next request',
        params: memberParamsSchema,
        response: team,
      },
    },
    async (request) => removeTeamMember(request.ctx, { ...request.query, ...request.params }),
  );

  app.post(
    '/api/employer/team/proposals/:userId/confirmation',
    {
      config: manage,
      schema: {
        ...ofTeam,
        summary: 'Accept a request to join the team',
        params: memberParamsSchema,
        body: giveRoleSchema,
        response: team,
      },
    },
    async (request) => confirmProposal(request.ctx, { ...request.query, ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/team/proposals/:userId',
    {
      config: manage,
      schema: { ...ofTeam, summary: 'Refuse a request to join', params: memberParamsSchema, response: team },
    },
    async (request) => refuseProposal(request.ctx, { ...request.query, ...request.params }),
  );

  app.post(
    '/api/employer/team/invitations',
    {
      config: { permission: 'team.propose' },
      schema: {
        ...ofTeam,
        summary: 'Invite an address to the team; an owner approves the proposal of a recruiter',
        body: inviteSchema,
        response: { 201: teamSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await inviteToTeam(request.ctx, { ...request.query, ...request.body })),
  );

  app.patch(
    '/api/employer/team/invitations/:id',
    {
      config: manage,
      schema: {
        ...described,
        summary: 'Change the role of an invitation',
        params: idParamsSchema,
        body: giveRoleSchema,
        response: team,
      },
    },
    async (request) => changeInvitationRole(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/team/invitations/:id/confirmation',
    {
      config: manage,
      schema: {
        ...described,
        summary: 'Approve a recruiter’s proposal and mail the invitation',
        params: idParamsSchema,
        body: giveRoleSchema,
        response: { ...team },
      },
    },
    async (request) => confirmInvitation(request.ctx, { ...request.params, ...request.body }),
  );

  app.post(
    '/api/employer/team/invitations/:id/mails',
    {
      config: manage,
      schema: {
        ...described,
        summary: 'Mail an invitation again, with a new link for seven days',
        params: idParamsSchema,
        response: { ...team },
      },
    },
    async (request) => resendInvitation(request.ctx, request.params),
  );

  app.delete(
    '/api/employer/team/invitations/:id',
    {
      config: manage,
      schema: {
        ...described,
        summary: 'Revoke an invitation, or refuse a recruiter’s proposal',
        params: idParamsSchema,
        response: team,
      },
    },
    async (request) => revokeInvitation(request.ctx, request.params),
  );
};

const tags = ['team'];
const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };

/** For whoever follows the link of an invitation. The token is in the body: addresses end up in logs. */
export const teamInvitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/team-invitations/opened',
    {
      config: { ...tokenLimit, permission: 'public' },
      schema: {
        tags,
        summary: 'Get the invitation of a link without accepting it',
        body: invitationTokenSchema,
        response: { 200: openedInvitationSchema },
      },
    },
    async (request) => openInvitation(request.ctx, request.body),
  );

  app.post(
    '/api/team-invitations/accepted',
    {
      config: { ...tokenLimit, permission: 'team_invitation.accept' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Join the team with the account of the invited address',
        body: invitationTokenSchema,
        response: { 200: joinedTeamSchema },
      },
    },
    async (request) => acceptInvitation(request.ctx, request.body),
  );

  app.post(
    '/api/team-invitations/registered',
    {
      config: { ...tokenLimit, permission: 'public' },
      schema: {
        tags,
        summary: 'Join the team with a new account; the link confirms the address',
        body: registerInvitedSchema,
        response: { 201: joinedTeamSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await registerInvited(request.ctx, request.body)),
  );
};
