import {
  accountSchema,
  decideEmployerLinkSchema,
  employerLinkSchema,
  employerLinksSchema,
  proposeEmployerLinkSchema,
} from '@stellenvisite/contract/identity/accounts.schema';
import { decideEmployerLink } from '@stellenvisite/core/employers/team/decide-employer-link';
import { proposeEmployerLink } from '@stellenvisite/core/employers/team/propose-employer-link';
import { listEmployerLinks } from '@stellenvisite/core/identity/accounts/list-employer-links';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const tags = ['account'];
const paramsSchema = z.object({ userId: z.string().max(500) });
const mappingsSchema = accountSchema.pick({ employers: true });

export const employerLinksRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/account/employer-links',
    {
      config: { permission: 'employer_link.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'List the people linked to the own employers, proposals first',
        response: { 200: employerLinksSchema },
      },
    },
    async (request) => ({ items: await listEmployerLinks(request.ctx) }),
  );

  app.post(
    '/api/account/employer-links',
    {
      config: { permission: 'employer_link.propose' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Request membership of an employer with the domain of the own confirmed address',
        body: proposeEmployerLinkSchema,
        response: { 200: mappingsSchema },
      },
    },
    async (request) => ({ employers: await proposeEmployerLink(request.ctx, request.body) }),
  );

  app.patch(
    '/api/account/employer-links/:userId',
    {
      config: { permission: 'employer_link.decide' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Confirm or end a person’s link to the own employer',
        params: paramsSchema,
        body: decideEmployerLinkSchema,
        response: { 200: employerLinkSchema },
      },
    },
    async (request) => decideEmployerLink(request.ctx, { userId: request.params.userId, ...request.body }),
  );
};
