import type { DeclineReason } from '@stellenvisite/contract/talent-pool';
import { useSyncExternalStore } from 'react';
import { api, sendOnLeave } from '../../../session/api.ts';

/** A no that can still be taken back: it is sent only when its time is over (docs/decisions/031). */
export type HeldDecline = { enquiryId: string; employer: string; reason: DeclineReason | null };

let held: HeldDecline | null = null;
const listeners = new Set<() => void>();

function change(next: HeldDecline | null): void {
  held = next;
  for (const listener of listeners) listener();
}

const bodyOf = ({ reason }: HeldDecline) => ({ answer: 'no', reason }) as const;

/** One at a time: a second no sends the first at once. */
export function holdDecline(decline: HeldDecline): void {
  sendHeldOnLeave();
  change(decline);
}

export const undoDecline = (): void => change(null);

/** Throws the problem when the answer is refused. */
export async function sendDecline(decline: HeldDecline): Promise<void> {
  const { enquiryId } = decline;
  if (held?.enquiryId !== enquiryId) return;
  change(null);
  const { error } = await api.POST('/api/talent-pool/enquiries/{id}/answer', {
    params: { path: { id: enquiryId } },
    body: bodyOf(decline),
  });
  if (error) throw error;
}

/** The page is being left: nobody waits for the answer. */
export function sendHeldOnLeave(): void {
  if (held)
    sendOnLeave({ method: 'POST', path: `/api/talent-pool/enquiries/${held.enquiryId}/answer`, body: bodyOf(held) });
  change(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useHeldDecline = (): HeldDecline | null =>
  useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );
