import { defineSlice } from '../define-slice.ts';
import { healthRoutes } from './health.routes.ts';

export const healthSlice = defineSlice({
  name: 'health',
  routes: async (app, { databaseKind, version }) => {
    await app.register(healthRoutes, { database: databaseKind, version });
  },
});
