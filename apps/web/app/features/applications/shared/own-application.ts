import type { ApplicationKind, ShownApplicationStatus } from '@stellenvisite/contract/applications';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../session/use-session.ts';

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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setOwnApplication(accountId: string, jobId: string, application: OwnApplication | null): void {
  if (application) known.set(keyOf(accountId, jobId), application);
  else known.delete(keyOf(accountId, jobId));
  for (const listener of listeners) listener();
}

/** Null for visitors and until it is read; the script for that is loaded for job seekers only. */
export function useOwnApplication(jobId: string): OwnApplication | null {
  const { account } = useSession();
  const seekerId = account?.role === 'job_seeker' ? account.id : null;
  useEffect(() => {
    if (!seekerId) return;
    void import('../read-own-application.ts')
      .then(({ readOwnApplication }) => readOwnApplication(seekerId, jobId))
      .catch(() => undefined);
  }, [seekerId, jobId]);
  return useSyncExternalStore(
    subscribe,
    () => (seekerId && known.get(keyOf(seekerId, jobId))) || null,
    () => null,
  );
}
