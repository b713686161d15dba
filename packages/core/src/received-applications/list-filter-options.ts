import type { ReceivedFilterOptions } from '@stellenvisite/contract/received-applications.schema';
import { applicationTags } from '@stellenvisite/db/schema/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications';
import { departments } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { receivedBy } from './received-filter.ts';

const MAX_OPTIONS = 500;

/** The jobs and departments that were applied to and the tags that were given, with how often. A job that is deleted has nothing left to filter by. */
export async function listFilterOptions(
  ctx: Context,
  { employerId }: { employerId?: string | undefined },
): Promise<ReceivedFilterOptions> {
  const isReceived = await receivedBy(ctx, { employerId });
  const received = ctx.db
    .select({ jobId: applications.jobId, count: count().as('count') })
    .from(applications)
    .where(isReceived)
    .groupBy(applications.jobId)
    .as('received');
  const [ofJobs, tags] = await Promise.all([
    ctx.db
      .select({
        id: jobs.id,
        name: jobs.title,
        count: received.count,
        department: { id: departments.id, name: departments.name },
      })
      .from(received)
      .innerJoin(jobs, eq(jobs.id, received.jobId))
      .leftJoin(departments, eq(departments.id, jobs.departmentId))
      .orderBy(desc(received.count), asc(jobs.title), asc(jobs.id)),
    ctx.db
      .select({ tag: applicationTags.tag, count: count() })
      .from(applicationTags)
      .innerJoin(applications, eq(applications.id, applicationTags.applicationId))
      .where(isReceived)
      .groupBy(applicationTags.tag)
      .orderBy(asc(applicationTags.tag))
      .limit(MAX_OPTIONS),
  ]);
  return {
    jobs: ofJobs.slice(0, MAX_OPTIONS).map(({ id, name, count }) => ({ id, name, count })),
    departments: countDepartments(ofJobs).slice(0, MAX_OPTIONS),
    tags,
  };
}

type Option = ReceivedFilterOptions['jobs'][number];
type OfJob = Option & { department: { id: string; name: string } | null };

function countDepartments(ofJobs: readonly OfJob[]): Option[] {
  const options = new Map<string, Option>();
  for (const { department, count } of ofJobs) {
    if (!department) continue;
    const option = options.get(department.id) ?? { ...department, count: 0 };
    options.set(department.id, { ...option, count: option.count + count });
  }
  return [...options.values()].sort((a, b) => a.name.localeCompare(b.name, 'de') || a.id.localeCompare(b.id));
}
