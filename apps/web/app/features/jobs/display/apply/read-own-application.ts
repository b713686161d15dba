import { OPEN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications/applications';
import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { api } from '../../../../session/api.ts';
import { type OwnApplication, setOwnApplication } from './own-application-store.ts';

const reading = new Map<string, Promise<void>>();

/** Reads whether the person has applied to the job; several buttons of one page ask once. */
export function readOwnApplication(accountId: string, jobId: string): Promise<void> {
  const key = `${accountId}/${jobId}`;
  const underWay = reading.get(key);
  if (underWay) return underWay;
  const done = read(accountId, jobId).finally(() => reading.delete(key));
  reading.set(key, done);
  return done;
}

async function read(accountId: string, jobId: string): Promise<void> {
  const { data } = await api.GET('/api/applications', { params: { query: { jobId, pageSize: 1 } } });
  if (data) setOwnApplication(accountId, jobId, data.items[0] ? toOwnApplication(data.items[0]) : null);
}

export function toOwnApplication({ id, kind, status }: Pick<Application, 'id' | 'kind' | 'status'>): OwnApplication {
  return {
    href: `/dashboard/bewerbungen/${id}`,
    kind,
    status,
    isOpen: OPEN_APPLICATION_STATUSES.some((open) => open === status),
  };
}
