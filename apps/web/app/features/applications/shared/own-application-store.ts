import type { ApplicationKind, ShownApplicationStatus } from '@stellenvisite/contract/applications';

/** The newest of the person's own applications to a job. */
export type OwnApplication = {
  href: string;
  kind: ApplicationKind;
  status: ShownApplicationStatus;
  /** While one is open there is no second. */
  isOpen: boolean;
};

/** By account and job: job pages are the same for everyone, and what is read of one person must not show for another. */
const known = new Map<string, OwnApplication>();
const listeners = new Set<() => void>();
const keyOf = (accountId: string, jobId: string) => `${accountId}/${jobId}`;

export function subscribeOwnApplications(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setOwnApplication(accountId: string, jobId: string, application: OwnApplication | null): void {
  if (application) known.set(keyOf(accountId, jobId), application);
  else known.delete(keyOf(accountId, jobId));
  for (const listener of listeners) listener();
}

export const findOwnApplication = (accountId: string, jobId: string): OwnApplication | null =>
  known.get(keyOf(accountId, jobId)) ?? null;
