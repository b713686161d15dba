import { defineSlice } from '../define-slice.ts';
import { rpcRoutes } from './rpc.routes.ts';

export const rpcSlice = defineSlice({
  name: 'rpc',
  routes: async (app, { services }) => {
    await app.register(rpcRoutes, { auth: services.auth });
  },
});
