import type { DeclineReason } from '@stellenvisite/contract/talent-pool/talent-pool';
import { api, sendOnLeave } from '../../../session/api.ts';
import { createStore, useStore } from '../../../ui/create-store.ts';

/** A no that can still be taken back: it is sent only when its time is over (docs/decisions/031). */
export type ScheduledDecline = { enquiryId: string; employer: string; reason: DeclineReason | null };

const scheduled = createStore<ScheduledDecline | null>(null);

const bodyOf = ({ reason }: ScheduledDecline) => ({ answer: 'no', reason }) as const;

/** One at a time: a second no sends the first at once. */
export function scheduleDecline(decline: ScheduledDecline): void {
  sendScheduledOnLeave();
  scheduled.set(decline);
}

export const undoDecline = (): void => scheduled.set(null);

/** Throws the problem when the answer is refused. */
export async function sendDecline(decline: ScheduledDecline): Promise<void> {
  const { enquiryId } = decline;
  if (scheduled.get()?.enquiryId !== enquiryId) return;
  scheduled.set(null);
  const { error } = await api.POST('/api/talent-pool/enquiries/{id}/answer', {
    params: { path: { id: enquiryId } },
    body: bodyOf(decline),
  });
  if (error) throw error;
}

/** The page is being left: nobody waits for the answer. */
export function sendScheduledOnLeave(): void {
  const decline = scheduled.get();
  if (decline)
    sendOnLeave({
      method: 'POST',
      path: `/api/talent-pool/enquiries/${decline.enquiryId}/answer`,
      body: bodyOf(decline),
    });
  scheduled.set(null);
}

export const useScheduledDecline = (): ScheduledDecline | null => useStore(scheduled);
