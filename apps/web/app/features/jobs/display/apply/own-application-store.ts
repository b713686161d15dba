import type { AppliedJob, AppliedJobs } from '@stellenvisite/contract/applications/applied-jobs.schema';
import { createStore, useStore } from '../../../../ui/create-store.ts';

/** The newest of the person's own applications to a job. */
export type OwnApplication = Omit<AppliedJob, 'jobId'>;

type Own = ReadonlyMap<string, OwnApplication>;

const NONE: Own = new Map();

/** Empty until the applications of a job seeker have been read: on the server, for visitors and for other roles. */
const own = createStore<Own>(NONE);
let read: (() => Promise<void>) | null = null;

export function fillOwnApplications({ items }: AppliedJobs): void {
  own.set(new Map(items.map(({ jobId, ...application }) => [jobId, application])));
}

/** Starts following the applications of a job seeker. Returns a function that stops it and forgets them. */
export function provideOwnApplications(readAgain: () => Promise<void>): () => void {
  read = readAgain;
  return () => {
    read = null;
    own.set(NONE);
  };
}

/** Reads them again after one was sent, noted or withdrawn here. */
export async function refreshOwnApplications(): Promise<void> {
  await read?.();
}

/** Returns null for everybody but job seekers, and until it is known. */
export const useOwnApplication = (jobId: string): OwnApplication | null =>
  useStore(own, (all) => all.get(jobId) ?? null);

export const ownApplicationPath = ({ id }: OwnApplication): string => `/dashboard/bewerbungen/${id}`;

/**
 * Returns the application that cards and buttons show. A withdrawn one is over for good: the job is shown as to everybody else, and
 * one can apply again.
 */
export function useShownApplication(jobId: string): OwnApplication | null {
  const application = useOwnApplication(jobId);
  return application?.status === 'withdrawn' ? null : application;
}
