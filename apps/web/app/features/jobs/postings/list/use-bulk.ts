import type { PostingDays } from '@stellenvisite/contract/jobs/job-fields';
import { BULK_CHUNK, type BulkAction } from '@stellenvisite/contract/jobs/job-postings';
import type { BulkResult } from '@stellenvisite/contract/jobs/job-postings.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import type { filterOf } from './list-address.ts';

export const OWN_JOBS = ['get', '/api/employer/jobs'] as const;

export type BulkSelection = { ids: string[] } | { filter: ReturnType<typeof filterOf> };
export type BulkOrder = {
  action: BulkAction;
  selection: BulkSelection;
  days?: PostingDays;
  departmentId?: string | null;
};
export type BulkOutcome = BulkResult & { action: BulkAction };
export type BulkProgress = { done: number; of: number };

/** Does one thing to many jobs. Large selections go in parts, so that it can show its progress. */
export function useBulk(employerId: string) {
  const client = useQueryClient();
  const change = $api.useMutation('post', '/api/employer/jobs/bulk');
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const readAgain = () => client.invalidateQueries({ queryKey: OWN_JOBS });
  const send = (order: BulkOrder, more: { preview?: boolean; batchId?: string } = {}) =>
    change.mutateAsync({ params: { query: { employerId } }, body: { preview: false, ...order, ...more } });

  const run = async (order: BulkOrder): Promise<boolean> => {
    setFailure(null);
    setOutcome(null);
    try {
      setOutcome({ ...(await runInParts(order, send, setProgress)), action: order.action });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setProgress(null);
      await readAgain();
    }
  };
  const undo = async () => {
    if (!outcome) return;
    const { error } = await api.POST('/api/employer/jobs/bulk/{batchId}/undo', {
      params: { path: { batchId: outcome.batchId }, query: { employerId } },
    });
    setOutcome(null);
    setFailure(error ?? null);
    await readAgain();
  };
  const preview = (order: BulkOrder) => send(order, { preview: true });
  const dismiss = () => setOutcome(null);
  return { run, preview, undo, dismiss, progress, outcome, failure, isBusy: change.isPending };
}

type Send = (order: BulkOrder, more?: { batchId: string }) => Promise<BulkResult>;

async function runInParts(order: BulkOrder, send: Send, report: (progress: BulkProgress) => void): Promise<BulkResult> {
  const { selection } = order;
  if ('filter' in selection || selection.ids.length <= BULK_CHUNK) return send(order);
  const { ids } = selection;
  const batchId = crypto.randomUUID();
  let whole: BulkResult = { batchId, ids: [], refused: [], undoUntil: null };
  for (let at = 0; at < ids.length; at += BULK_CHUNK) {
    report({ done: at, of: ids.length });
    const part = await send({ ...order, selection: { ids: ids.slice(at, at + BULK_CHUNK) } }, { batchId });
    whole = {
      batchId,
      ids: [...whole.ids, ...part.ids],
      refused: [...whole.refused, ...part.refused],
      undoUntil: part.undoUntil ?? whole.undoUntil,
    };
  }
  return whole;
}
