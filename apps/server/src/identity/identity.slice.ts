import { accountMails } from '@stellenvisite/core/identity/accounts/accounts.mails';
import {
  accountsPersonalData,
  adminsPersonalData,
  adminViewsPersonalData,
} from '@stellenvisite/core/identity/accounts/accounts.personal-data';
import { deleteUnconfirmedAccountsJob } from '@stellenvisite/core/identity/accounts/delete-unconfirmed-accounts';
import { eraseDueAccountsJob } from '@stellenvisite/core/identity/accounts/erase-due-accounts';
import { adminMails } from '@stellenvisite/core/identity/admins/admins.mails';
import { auditPersonalData, removeOldActsJob } from '@stellenvisite/core/identity/audit/audit.personal-data';
import { authMails } from '@stellenvisite/core/identity/auth/auth.mails';
import { authPersonalData } from '@stellenvisite/core/identity/auth/auth.personal-data';
import { deleteExpiredAuthJob } from '@stellenvisite/core/identity/auth/delete-expired-auth';
import { removeLostFactorsJob } from '@stellenvisite/core/identity/auth/factors/remove-lost-factors';
import { AUTH_PREFIX } from '../config.ts';
import { defineSlice } from '../define-slice.ts';
import { accountRoutes, preferencesRoutes } from './accounts/account.routes.ts';
import { employerLinksRoutes } from './accounts/employer-links.routes.ts';
import { adminViewsRoutes } from './admin-views/admin-views.routes.ts';
import { adminsRoutes, auditRoutes } from './admins/admins.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { adminUsersRoutes } from './users/admin-users.routes.ts';

export const accountsSlice = defineSlice({
  name: 'accounts',
  routes: async (app) => {
    await app.register(accountRoutes);
    await app.register(employerLinksRoutes);
  },
  jobs: [eraseDueAccountsJob, deleteUnconfirmedAccountsJob],
  mails: accountMails,
  personalData: accountsPersonalData,
});

export const adminViewsSlice = defineSlice({
  name: 'admin-views',
  routes: adminViewsRoutes,
  personalData: adminViewsPersonalData,
});

export const adminsSlice = defineSlice({
  name: 'admins',
  routes: adminsRoutes,
  mails: adminMails,
  personalData: adminsPersonalData,
});

export const auditSlice = defineSlice({
  name: 'audit',
  routes: auditRoutes,
  jobs: [removeOldActsJob],
  personalData: auditPersonalData,
});

export const authSlice = defineSlice({
  name: 'auth',
  routes: async (app, { services }) => {
    await app.register(authRoutes, { prefix: AUTH_PREFIX, auth: services.auth });
  },
  jobs: [removeLostFactorsJob, deleteExpiredAuthJob],
  mails: authMails,
  personalData: authPersonalData,
});

export const preferencesSlice = defineSlice({ name: 'preferences', routes: preferencesRoutes });

export const adminUsersSlice = defineSlice({ name: 'admin-users', routes: adminUsersRoutes });
