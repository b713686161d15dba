import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { giveRoleSchema, inviteSchema, ofTeamSchema, teamSchema } from '@stellenvisite/contract/team.schema';
import {
  changeInvitationRole,
  confirmInvitation,
  resendInvitation,
  revokeInvitation,
} from '@stellenvisite/core/team/change-invitation';
import {
  changeMemberRole,
  confirmProposal,
  leaveTeam,
  refuseProposal,
  removeTeamMember,
} from '@stellenvisite/core/team/change-member';
import { getTeam } from '@stellenvisite/core/team/get-team';
import { inviteToTeam } from '@stellenvisite/core/team/invite-to-team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['team'], ...withBearer };
const ofTeam = { ...described, querystring: ofTeamSchema };
const memberParamsSchema = z.object({ userId: z.string().max(500) });
const refused = { ...refusals, 404: problemSchema, 409: problemSchema };
const team = { 200: teamSchema, ...refused };
const manage = { permission: 'team.manage' } as const;

/** The people of an employer: who belongs to it, who is invited, who asks to join. */
export const teamRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/team',
    {
      config: { permission: 'team.read' },
      schema: {
        ...ofTeam,
        summary: 'Who works for the employer, who is invited and who asks to join',
        response: { 200: teamSchema, ...refusals, 404: problemSchema },
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
        response: { 204: z.null().describe('Left'), ...refused },
      },
    },
    async (request, reply) => {
      await leaveTeam(request.ctx, request.query);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/api/employer/team/members/:userId',
    {
      config: manage,
      schema: {
        ...ofTeam,
        summary: 'Give somebody of the team another role; one owner remains',
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
        summary: 'Remove somebody from the team: from the next call on they act for the employer no more',
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
        summary: 'Take somebody into the team who asked to join',
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
      schema: { ...ofTeam, summary: 'Refuse somebody who asked to join', params: memberParamsSchema, response: team },
    },
    async (request) => refuseProposal(request.ctx, { ...request.query, ...request.params }),
  );

  app.post(
    '/api/employer/team/invitations',
    {
      config: { permission: 'team.propose' },
      schema: {
        ...ofTeam,
        summary: 'Invite an address; of a recruiter it is a proposal that an owner confirms',
        body: inviteSchema,
        response: { 201: teamSchema, ...refused, 429: problemSchema },
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
        summary: 'Change the role that an invitation gives',
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
        summary: 'Agree to a recruiter’s proposal: the invitation is mailed',
        params: idParamsSchema,
        body: giveRoleSchema,
        response: { ...team, 429: problemSchema },
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
        response: { ...team, 429: problemSchema },
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
