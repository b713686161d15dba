import { eraseDueAccountsJob } from '@stellenvisite/core/accounts/erase-due-accounts.job';
import { defineSlice } from '../define-slice.ts';

export const accountsSlice = defineSlice({ name: 'accounts', jobs: [eraseDueAccountsJob] });
