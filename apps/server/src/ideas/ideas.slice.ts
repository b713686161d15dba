import { ideasPersonalData } from '@stellenvisite/core/ideas/ideas.personal-data';
import { tellVotersJob } from '@stellenvisite/core/ideas/tell-voters.job';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { defineSlice } from '../define-slice.ts';
import { ideasRoutes } from './ideas.routes.ts';
import { ideasMails } from './ideas-mails.ts';
import { moderatedIdeasRoutes } from './moderated-ideas.routes.ts';

const routes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ideasRoutes);
  await app.register(moderatedIdeasRoutes);
};

export const ideasSlice = defineSlice({
  name: 'ideas',
  routes,
  jobs: [tellVotersJob],
  mails: ideasMails,
  personalData: ideasPersonalData,
});
