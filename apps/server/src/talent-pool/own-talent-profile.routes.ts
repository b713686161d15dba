import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  createTalentBlockSchema,
  ownTalentProfileSchema,
  previewTalentProfileSchema,
  savePresentEmployerSchema,
  saveTalentProfileSchema,
  talentPreviewCardSchema,
} from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import {
  blockTalentEmployer,
  savePresentEmployer,
  unblockTalentEmployer,
} from '@stellenvisite/core/talent-pool/membership/block-talent-employer';
import { getOwnTalentProfile } from '@stellenvisite/core/talent-pool/membership/get-own-talent-profile';
import { leaveTalentPool } from '@stellenvisite/core/talent-pool/membership/leave-talent-pool';
import { previewTalentProfile } from '@stellenvisite/core/talent-pool/membership/preview-talent-profile';
import { saveTalentProfile } from '@stellenvisite/core/talent-pool/membership/save-talent-profile';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withBearer } from '../http/own-routes.ts';

const described = { tags: ['talent pool'], ...withBearer };
const config = { permission: 'talent_pool.join' } as const;

/** Registers the routes of the person's own side. */
export const ownTalentProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/talent-pool/me',
    {
      config,
      schema: {
        ...described,
        summary: 'Get the own membership: what employers see, who is blocked and until when; before joining, a preview',
        response: { 200: ownTalentProfileSchema },
      },
    },
    async (request) => getOwnTalentProfile(request.ctx),
  );

  app.put(
    '/api/talent-pool/me',
    {
      config,
      schema: {
        ...described,
        summary: 'Join the talent pool with a consent, choose the visible facts, pause, resume or renew the consent',
        body: saveTalentProfileSchema,
        response: { 200: ownTalentProfileSchema },
      },
    },
    async (request) => saveTalentProfile(request.ctx, request.body),
  );

  app.delete(
    '/api/talent-pool/me',
    {
      config,
      schema: {
        ...described,
        summary: 'Leave the talent pool; open enquiries are declined without a reason and the number is never reused',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await leaveTalentPool(request.ctx);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/talent-pool/me/preview',
    {
      config,
      schema: {
        ...described,
        summary: 'Preview the card with other switches or another text, and list what would identify the person',
        body: previewTalentProfileSchema,
        response: { 200: talentPreviewCardSchema },
      },
    },
    async (request) => previewTalentProfile(request.ctx, request.body),
  );

  app.put(
    '/api/talent-pool/me/present-employer',
    {
      config,
      schema: {
        ...described,
        summary:
          'Save where one works now, or that one does not: it is blocked with all its sites, and shown to nobody',
        body: savePresentEmployerSchema,
        response: { 200: ownTalentProfileSchema },
      },
    },
    async (request) => savePresentEmployer(request.ctx, request.body),
  );

  app.post(
    '/api/talent-pool/me/blocks',
    {
      config,
      schema: {
        ...described,
        summary: 'Hide the profile from an employer, all of its group, a name or a domain; what they have asked ends',
        body: createTalentBlockSchema,
        response: {
          201: ownTalentProfileSchema,
        },
      },
    },
    async (request, reply) => reply.code(201).send(await blockTalentEmployer(request.ctx, request.body)),
  );

  app.delete(
    '/api/talent-pool/me/blocks/:id',
    {
      config,
      schema: {
        ...described,
        summary: 'Remove a block',
        params: idParamsSchema,
        response: { 200: ownTalentProfileSchema },
      },
    },
    async (request) => unblockTalentEmployer(request.ctx, request.params),
  );
};
