import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import type { Context } from '../context.ts';
import { hiddenEmployerIds } from '../hidden-employers/hidden-employer-ids.ts';

type Asked = Pick<JobSearch, 'employerId' | 'includeHidden'>;
type Hidden = {
  /** The employers that whoever asks has hidden. */
  ids: readonly string[];
  /** What the search leaves out of it: nothing, where the hidden ones are asked for. */
  options: { withoutEmployers: readonly string[] };
};

/** Who names employers asks for them, hidden or not. */
export async function hiddenFromSearch(ctx: Pick<Context, 'db' | 'actor'>, asked: Asked): Promise<Hidden> {
  const ids = ctx.actor && !asked.employerId ? await hiddenEmployerIds(ctx, ctx.actor.userId) : [];
  return { ids, options: { withoutEmployers: asked.includeHidden ? [] : ids } };
}
