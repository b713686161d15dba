import type { KeyAction } from '@stellenvisite/contract/api-keys';
import { isId } from '@stellenvisite/contract/ids.schema';
import { requireApiKey } from '../api-keys/require-api-key.ts';
import { type ListedApplication, loadListedApplication } from '../applications/application-view.ts';
import type { ApiKeyCaller, Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

const notFound = 'application.not_found';

/** An application to the key's employer. What somebody noted for themselves was never sent to it. */
export async function requireAtsApplication(
  ctx: Context,
  action: KeyAction,
  id: string,
): Promise<{ caller: ApiKeyCaller; row: ListedApplication }> {
  const found = isId(id) ? await loadListedApplication(ctx, id) : null;
  const row = found?.kind === 'external' ? null : found;
  const caller = await requireApiKey(ctx, action, { employerId: row?.employerId ?? undefined, notFound });
  if (!row) throw new DomainError(notFound);
  return { caller, row };
}
