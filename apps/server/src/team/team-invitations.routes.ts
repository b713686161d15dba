import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  invitationTokenSchema,
  joinedTeamSchema,
  openedInvitationSchema,
  registerInvitedSchema,
} from '@stellenvisite/contract/team.schema';
import { acceptInvitation } from '@stellenvisite/core/team/accept-invitation';
import { openInvitation } from '@stellenvisite/core/team/open-invitation';
import { registerInvited } from '@stellenvisite/core/team/register-invited';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const tags = ['team'];
const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };
const refused = { 400: problemSchema, 404: problemSchema, 409: problemSchema, 429: problemSchema };

/** For whoever follows the link of an invitation. The token is in the body: addresses end up in logs. */
export const teamInvitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.post(
    '/api/team-invitations/opened',
    {
      config: { ...tokenLimit, permission: 'public' },
      schema: {
        tags,
        summary: 'Which team a link invites to, before anything is done',
        body: invitationTokenSchema,
        response: { 200: openedInvitationSchema, ...refused },
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
        response: { 200: joinedTeamSchema, ...refusals, ...refused },
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
        summary: 'Join the team with a new account; the link has proven the address',
        body: registerInvitedSchema,
        response: { 201: joinedTeamSchema, ...refused, 422: problemSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await registerInvited(request.ctx, request.body)),
  );
};
