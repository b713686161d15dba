import type { ApplicationKind, ShownApplicationStatus } from '@stellenvisite/contract/applications/applications';
import { createStore, useStore } from '../../../../ui/create-store.ts';

/** The newest of the person's own applications to a job. */
export type OwnApplication = {
  href: string;
  kind: ApplicationKind;
  status: ShownApplicationStatus;
  /** While one is open there is no second. */
  isOpen: boolean;
};

/** By account and job: job pages are the same for everyone, and what is read of one person must not show for another. */
const known = createStore<ReadonlyMap<string, OwnApplication>>(new Map());
const keyOf = (accountId: string, jobId: string) => `${accountId}/${jobId}`;

export function setOwnApplication(accountId: string, jobId: string, application: OwnApplication | null): void {
  const next = new Map(known.get());
  if (application) next.set(keyOf(accountId, jobId), application);
  else next.delete(keyOf(accountId, jobId));
  known.set(next);
}

/** Returns null for nobody, and where nothing is known. */
export const useKnownApplication = (accountId: string | null, jobId: string): OwnApplication | null =>
  useStore(known, (all) => (accountId && all.get(keyOf(accountId, jobId))) || null);
