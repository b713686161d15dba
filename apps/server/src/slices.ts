import { accountsSlice } from './accounts/accounts.slice.ts';
import { authSlice } from './auth/auth.slice.ts';
import type { Slice } from './define-slice.ts';
import { mailsSlice } from './mails/mails.slice.ts';
import { newsletterSlice } from './newsletter/newsletter.slice.ts';

/** Everything the product is made of. App, worker, export and erasure go through this list. */
export const SLICES: readonly Slice[] = [authSlice, accountsSlice, mailsSlice, newsletterSlice];

export const jobsOf = (slices: readonly Slice[]) => slices.flatMap(({ jobs = [] }) => jobs);
