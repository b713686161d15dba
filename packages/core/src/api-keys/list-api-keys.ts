import type { ApiKeys } from '@stellenvisite/contract/api-keys.schema';
import { apiKeys } from '@stellenvisite/db/schema/api-keys';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { selectApiKeys } from './api-key-view.ts';

export async function listApiKeys(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<ApiKeys> {
  const { employerId } = await requireActingEmployer(ctx, 'api_key.read', asked);
  return { items: await selectApiKeys(ctx, eq(apiKeys.employerId, employerId)) };
}
