import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { findOwnApplication, type OwnApplication, subscribeOwnApplications } from './own-application-store.ts';

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
    subscribeOwnApplications,
    () => (seekerId ? findOwnApplication(seekerId, jobId) : null),
    () => null,
  );
}
