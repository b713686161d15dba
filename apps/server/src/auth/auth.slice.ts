import { authPersonalData } from '@stellenvisite/core/auth/auth.personal-data';
import { deleteExpiredAuthJob } from '@stellenvisite/core/auth/delete-expired-auth.job';
import { removeLostFactorsJob } from '@stellenvisite/core/auth/factors/remove-lost-factors.job';
import { AUTH_PREFIX } from '../config.ts';
import { defineSlice } from '../define-slice.ts';
import { authRoutes } from './auth.routes.ts';
import { authMails } from './auth-mails.ts';

export const authSlice = defineSlice({
  name: 'auth',
  routes: async (app, { services }) => {
    await app.register(authRoutes, { prefix: AUTH_PREFIX, auth: services.auth });
  },
  jobs: [removeLostFactorsJob, deleteExpiredAuthJob],
  mails: authMails,
  personalData: authPersonalData,
});
