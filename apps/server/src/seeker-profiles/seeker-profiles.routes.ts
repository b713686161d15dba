import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  addProfileFileSchema,
  changeProfileSettingsSchema,
  changeSeekerProfileQuerySchema,
  changeSeekerProfileSchema,
  saveProofSchema,
  seekerProfileSchema,
} from '@stellenvisite/contract/seeker-profiles.schema';
import { addProfileFile } from '@stellenvisite/core/seeker-profiles/add-profile-file';
import { changeProfile } from '@stellenvisite/core/seeker-profiles/change-profile';
import { changeProfileSettings } from '@stellenvisite/core/seeker-profiles/change-profile-settings';
import { getProfile } from '@stellenvisite/core/seeker-profiles/get-profile';
import { removeProfileFile } from '@stellenvisite/core/seeker-profiles/remove-profile-file';
import { addProof, changeProof, deleteProof } from '@stellenvisite/core/seeker-profiles/save-proof';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['profile'], ...withBearer };
const write = { permission: 'seeker_profile.write' } as const;
const answers = { 200: seekerProfileSchema, ...refusals, 404: problemSchema, 409: problemSchema };

export const seekerProfilesRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/profile',
    {
      config: { permission: 'seeker_profile.read' },
      schema: {
        ...described,
        summary: 'The own profile, and what it does not say yet',
        response: { 200: seekerProfileSchema, ...refusals },
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
        summary: 'Reminders of proofs, and prompts that were put away',
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
        summary: 'Keep an uploaded file in the profile',
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
        summary: 'Take a file out of the profile',
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
