import type { employers } from '@stellenvisite/db/schema/employers';
import type { InferSelectModel } from 'drizzle-orm';

/**
 * Whether it is proven that a profile belongs to the domain of its website. A proof that has lapsed is taken out of the
 * row, so that pages kept in a cache are dropped with it; no clock is asked here.
 */
export function isVerified({ verifiedAt }: Pick<InferSelectModel<typeof employers>, 'verifiedAt'>): boolean {
  return verifiedAt !== null;
}
