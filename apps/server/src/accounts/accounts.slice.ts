import { accountsPersonalData } from '@stellenvisite/core/accounts/accounts.personal-data';
import { deleteUnconfirmedAccountsJob } from '@stellenvisite/core/accounts/delete-unconfirmed-accounts.job';
import { eraseDueAccountsJob } from '@stellenvisite/core/accounts/erase-due-accounts.job';
import { defineSlice } from '../define-slice.ts';
import { accountRoutes } from './account.routes.ts';
import { accountMails } from './account-mails.ts';
import { employerLinksRoutes } from './employer-links.routes.ts';

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
