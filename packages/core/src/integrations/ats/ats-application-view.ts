import { toShownStatus } from '@stellenvisite/contract/applications/applications';
import type { AtsApplication } from '@stellenvisite/contract/integrations/ats.schema';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { atsJobs } from '@stellenvisite/db/schema/integrations/ats';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';

const columns = {
  id: applications.id,
  number: applications.number,
  jobId: applications.jobId,
  externalId: atsJobs.externalId,
  jobTitle: applications.jobTitle,
  status: applications.status,
  version: applications.version,
  sentAt: applications.sentAt,
  openedAt: applications.openedAt,
  statusUpdatedAt: applications.statusUpdatedAt,
};

export function selectAtsApplications({ db }: Pick<Context, 'db'>) {
  return db.select(columns).from(applications).leftJoin(atsJobs, eq(atsJobs.postingId, applications.jobId)).$dynamic();
}
type Row = Awaited<ReturnType<typeof selectAtsApplications>>[number];

export function toAtsApplication(row: Row): AtsApplication {
  return {
    id: row.id,
    number: row.number,
    job: { id: row.jobId, externalId: row.externalId, title: row.jobTitle },
    status: toShownStatus(row.status),
    version: row.version,
    sentAt: row.sentAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    statusUpdatedAt: row.statusUpdatedAt.toISOString(),
  };
}
