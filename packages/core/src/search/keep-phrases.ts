import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { keepDocs } from './keep-docs.ts';
import { toLikePattern } from './like-pattern.ts';
import type { QueryPlan } from './query-plan.ts';

/** Words in quotes have to stand side by side: the index knows where to look, the ads themselves say whether they do. */
export async function keepPhrases(
  ctx: Context,
  { units, excluded }: QueryPlan,
  docs: Uint32Array,
): Promise<Uint32Array> {
  const wanted = units.flatMap(({ phrase }) => phrase ?? []);
  const unwanted = excluded.flatMap(({ phrase }) => phrase ?? []);
  if (docs.length === 0 || wanted.length + unwanted.length === 0) return docs;
  const rows = await ctx.db
    .select({ doc: searchDocs.doc })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        sql`${searchDocs.doc} = any(${sql.param([...docs])}::int[])`,
        ...wanted.map(stands),
        ...unwanted.map((phrase) => sql`not ${stands(phrase)}`),
      ),
    );
  const met = new Set(rows.map(({ doc }) => doc));
  return keepDocs(docs, (doc) => met.has(doc));
}

function stands(phrase: string): SQL {
  return sql`concat_ws(' | ', ${jobs.title}, ${jobs.department}, ${employers.name}, ${jobs.introHtml},
    ${jobs.sections}::text, ${jobs.requirements}::text, ${jobs.benefits}::text) ilike ${toLikePattern(phrase)}`;
}
