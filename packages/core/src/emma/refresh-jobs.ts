import { isId } from '@stellenvisite/contract/ids.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { EmmaMessagePart } from '@stellenvisite/db/schema/emma';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listJobItems } from '../jobs/list-job-items.ts';
import { isLive } from '../live-jobs.ts';

type Message = { parts: EmmaMessagePart[] };
type Item = { id?: unknown; distanceKm?: unknown };

/**
 * Kept answers show their jobs as they are now: a job that has gone since is left out, pay or roster that changed is the new one.
 */
export async function refreshJobs<M extends Message>(ctx: Context, messages: readonly M[]): Promise<M[]> {
  const kept = messages.flatMap(({ parts }) => parts.flatMap(itemsOf));
  const items = await listLive(ctx, [...new Set(kept.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return messages.map((message) => ({ ...message, parts: message.parts.map((part) => refreshPart(part, byId)) }));
}

function itemsOf({ type, data }: EmmaMessagePart): Item[] {
  const items = type === 'data-jobs' ? (data as { items?: unknown } | null)?.items : undefined;
  return Array.isArray(items) ? (items as Item[]) : [];
}

function refreshPart(part: EmmaMessagePart, byId: ReadonlyMap<string, JobItem>): EmmaMessagePart {
  if (part.type !== 'data-jobs') return part;
  const items = itemsOf(part).flatMap(({ id, distanceKm }) => {
    const item = byId.get(String(id));
    return item ? [typeof distanceKm === 'number' ? { ...item, distanceKm } : item] : [];
  });
  return { ...part, data: { ...(part.data as object), items } };
}

async function listLive(ctx: Context, ids: readonly string[]): Promise<JobItem[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, known), isLive(ctx)));
  return listJobItems(
    ctx,
    rows.map(({ id }) => ({ id, km: null })),
  );
}
