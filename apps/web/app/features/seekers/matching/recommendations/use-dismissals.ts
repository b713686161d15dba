import type { DismissalReason } from '@stellenvisite/contract/seekers/matching';
import { useState } from 'react';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Jobs somebody is not interested in: gone at once, taken back while the page is open, and back where it was refused. */
export function useDismissals() {
  const errorText = useErrorText();
  const [reasons, setReasons] = useState<ReadonlyMap<string, DismissalReason | null>>(new Map());
  const set = (jobId: string, reason: DismissalReason | null | undefined) =>
    setReasons((before) => {
      const next = new Map(before);
      if (reason === undefined) next.delete(jobId);
      else next.set(jobId, reason);
      return next;
    });
  /** Shows the outcome at once, and what was before when the call fails. */
  const write = async (jobId: string, reason: DismissalReason | null | undefined) => {
    const before = reasons.get(jobId);
    set(jobId, reason);
    const params = { params: { path: { jobId } } };
    try {
      if (reason === undefined) await dataOf(api.DELETE('/api/recommendations/{jobId}/dismissal', params));
      else await dataOf(api.PUT('/api/recommendations/{jobId}/dismissal', { ...params, body: { reason } }));
    } catch (error) {
      set(jobId, before);
      void toast(errorText(error), { tone: 'bad' });
    }
  };
  return {
    hidden: new Set(reasons.keys()) as ReadonlySet<string>,
    reasonOf: (jobId: string) => reasons.get(jobId) ?? null,
    dismiss: (jobId: string) => void write(jobId, null),
    giveReason: (jobId: string, reason: DismissalReason | null) => void write(jobId, reason),
    restore: (jobId: string) => void write(jobId, undefined),
  };
}
export type Dismissals = ReturnType<typeof useDismissals>;
