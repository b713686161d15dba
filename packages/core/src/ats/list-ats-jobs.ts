import type { AtsJob, AtsJobs, AtsJobsQuery } from '@stellenvisite/contract/ats.schema';
import { sql } from 'drizzle-orm';
import { requireApiKey } from '../api-keys/require-api-key.ts';
import type { Context } from '../context.ts';
import { listedRows } from '../own-jobs/find-listed.ts';
import { readCursor, toPage } from './ats-cursor.ts';
import { publicUrlOf } from './ats-job-view.ts';

type Row = Pick<AtsJob, 'id' | 'externalId' | 'state' | 'title' | 'reference'> & {
  posted_at: Date | string | null;
  valid_through: Date | string | null;
  changed_at: Date | string;
};

const ID = /^[0-9a-f-]{36}$/;

/** All jobs of the employer, those made here included, in the order of their ids. */
export async function listAtsJobs(ctx: Context, { after, limit, state }: AtsJobsQuery): Promise<AtsJobs> {
  const { employerId } = await requireApiKey(ctx, 'job_posting.read');
  const begin = after ? sql`and listed.id > ${readCursor(after, ID)}::uuid` : sql``;
  const states = state ? sql`and listed.state in ${state}` : sql``;
  const { rows } = await ctx.db.execute<Row>(sql`
    with listed as (${listedRows(ctx, [employerId])})
    select listed.id, a.external_id as "externalId", listed.state, listed.title, listed.reference,
      listed.posted_at, listed.valid_through, listed.changed_at
    from listed left join ats_jobs a on a.posting_id = listed.id
    where true ${begin} ${states} order by listed.id limit ${limit + 1}`);
  const { page, next } = toPage(rows, limit, ({ id }) => id);
  return { items: page.map((row) => toAtsJob(ctx, row)), next };
}

const toIso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString());

function toAtsJob(ctx: Context, { posted_at, valid_through, changed_at, ...row }: Row): AtsJob {
  return {
    ...row,
    url: publicUrlOf(ctx, row),
    postedAt: toIso(posted_at),
    validThrough: toIso(valid_through),
    updatedAt: new Date(changed_at).toISOString(),
  };
}
