import type { Context } from '../context.ts';

/** Whoever answers the mail itself reaches the support, and not the address that only sends. */
export const repliesToSupport = ({ supportEmail }: Pick<Context, 'supportEmail'>): Record<string, string> => ({
  'Reply-To': supportEmail,
});
