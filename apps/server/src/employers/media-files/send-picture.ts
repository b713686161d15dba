import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { PICTURE_FORMATS } from '@stellenvisite/core/employers/media-variants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** For addresses whose content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';

export const variantParamsSchema = idParamsSchema.extend({
  version: z.string().max(10),
  width: z.coerce.number().int().max(10_000).catch(0),
  format: z.enum(PICTURE_FORMATS).catch('webp'),
});

/** A drawing opened by itself may style itself and do nothing else: no script, no request, no form. */
const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

type StoredPicture = { storageKey: string; contentType: string; cacheControl: string };

export async function sendPicture(
  { ctx }: FastifyRequest,
  reply: FastifyReply,
  { storageKey, contentType, cacheControl }: StoredPicture,
): Promise<FastifyReply> {
  if (!(await ctx.files.exists(storageKey))) throw new DomainError('media.not_found');
  return reply
    .type(contentType)
    .header('cache-control', cacheControl)
    .header('content-security-policy', PICTURE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .send(await ctx.files.getStream(storageKey));
}
