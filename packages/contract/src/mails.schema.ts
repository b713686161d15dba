import { apiSchemas, z } from './zod.ts';

/** The token of a link in a mail. */
export const mailTokenSchema = z.object({ token: z.string().min(20).max(200) });

/** RFC 8058: what a mail program posts on behalf of its user. */
export const oneClickUnsubscribeSchema = z
  .object({ 'List-Unsubscribe': z.literal('One-Click') })
  .register(apiSchemas, { id: 'OneClickUnsubscribe' });
