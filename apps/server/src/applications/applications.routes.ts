import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches } from '../http/own-routes.ts';
import { applicationDraftsRoutes } from './application-drafts.routes.ts';
import { guestApplicationsRoutes } from './guest-applications.routes.ts';
import { ownApplicationsRoutes } from './own-applications.routes.ts';
import { receivedApplicationsRoutes } from './received-applications.routes.ts';

export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  await app.register(ownApplicationsRoutes);
  await app.register(applicationDraftsRoutes);
  await app.register(guestApplicationsRoutes);
  await app.register(receivedApplicationsRoutes);
};
