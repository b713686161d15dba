import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches } from '../http/own-routes.ts';
import { ownApplicationsRoutes } from './own-applications.routes.ts';
import { receivedApplicationsRoutes } from './received-applications.routes.ts';

export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  await app.register(ownApplicationsRoutes);
  await app.register(receivedApplicationsRoutes);
};
