import { deleteExpiredAuthJob } from '@stellenvisite/core/auth/delete-expired-auth.job';
import { defineSlice } from '../define-slice.ts';

export const authSlice = defineSlice({ name: 'auth', jobs: [deleteExpiredAuthJob] });
