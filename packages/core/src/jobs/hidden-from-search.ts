import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { and, eq, exists } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

type Asked = Pick<JobSearch, 'employerId' | 'includeHidden'>;
type Hidden = {
  /** The employers that whoever asks has hidden. */
  ids: readonly string[];
  /** Employers that the search leaves out: none where hidden ones are requested. */
  options: { withoutEmployers: readonly string[] };
};

/** Finds the employers to hide from a search. A search that names an employer finds its jobs, hidden or not. */
export async function hiddenFromSearch(ctx: Pick<Context, 'db' | 'actor'>, asked: Asked): Promise<Hidden> {
  const ids = ctx.actor && !asked.employerId ? await hiddenEmployerIds(ctx, ctx.actor.userId) : [];
  return { ids, options: { withoutEmployers: asked.includeHidden ? [] : ids } };
}

/** Whose jobs this person sees in no result and no alert: the employers hidden one by one, and all agencies where they are. */
export async function hiddenEmployerIds({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const hidesAgencies = db
    .select({ id: hiddenAgencies.userId })
    .from(hiddenAgencies)
    .where(eq(hiddenAgencies.userId, userId));
  const rows = await union(
    db.select({ id: hiddenEmployers.employerId }).from(hiddenEmployers).where(eq(hiddenEmployers.userId, userId)),
    db
      .select({ id: employers.id })
      .from(employers)
      .where(and(eq(employers.isAgency, true), exists(hidesAgencies))),
  );
  return rows.map(({ id }) => id);
}
