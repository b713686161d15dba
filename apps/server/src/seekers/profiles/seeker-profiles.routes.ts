import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  addProfileFileSchema,
  changeProfileSettingsSchema,
  changeSeekerProfileQuerySchema,
  changeSeekerProfileSchema,
  saveProofSchema,
  seekerProfileSchema,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { addProfileFile, removeProfileFile } from '@stellenvisite/core/seekers/profiles/add-profile-file';
import { changeProfile, changeProfileSettings } from '@stellenvisite/core/seekers/profiles/change-profile';
import { getProfile } from '@stellenvisite/core/seekers/profiles/get-profile';
import { addProof, changeProof, deleteProof } from '@stellenvisite/core/seekers/profiles/save-proof';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['profile'], ...withBearer };
const write = { permission: 'seeker_profile.write' } as const;
const answers = { 200: seekerProfileSchema };

export const seekerProfilesRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/profile',
    {
      config: { permission: 'seeker_profile.read' },
      schema: {
        ...described,
        summary: 'Get the own profile with its missing facts',
        response: { 200: seekerProfileSchema },
      },
    },
    async (request) => getProfile(request.ctx),
  );

  app.patch(
    '/api/profile',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Change the fields that are given',
        querystring: changeSeekerProfileQuerySchema,
        body: changeSeekerProfileSchema,
        response: answers,
      },
    },
    async (request) => changeProfile(request.ctx, request.body, request.query),
  );

  app.patch(
    '/api/profile/settings',
    {
      config: write,
      schema: {
        ...described,
        summary: 'List reminders of proofs and dismissed prompts',
        body: changeProfileSettingsSchema,
        response: answers,
      },
    },
    async (request) => changeProfileSettings(request.ctx, request.body),
  );

  app.post(
    '/api/profile/files',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Add an uploaded file to the profile',
        body: addProfileFileSchema,
        response: answers,
      },
    },
    async (request) => addProfileFile(request.ctx, request.body),
  );

  app.delete(
    '/api/profile/files/:fileId',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Remove a file from the profile',
        params: z.object({ fileId: z.string().max(500) }),
        response: answers,
      },
    },
    async (request) => removeProfileFile(request.ctx, request.params),
  );

  app.post(
    '/api/profile/proofs',
    { config: write, schema: { ...described, summary: 'Add a proof', body: saveProofSchema, response: answers } },
    async (request) => addProof(request.ctx, request.body),
  );

  app.put(
    '/api/profile/proofs/:id',
    {
      config: write,
      schema: {
        ...described,
        summary: 'Change or renew a proof',
        params: idParamsSchema,
        body: saveProofSchema,
        response: answers,
      },
    },
    async (request) => changeProof(request.ctx, { ...request.body, ...request.params }),
  );

  app.delete(
    '/api/profile/proofs/:id',
    { config: write, schema: { ...described, summary: 'Delete a proof', params: idParamsSchema, response: answers } },
    async (request) => deleteProof(request.ctx, request.params),
  );
};
