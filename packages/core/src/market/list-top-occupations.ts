import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/job-fields';
import type { MarketOverview } from '@stellenvisite/contract/market';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { count } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { isLive } from '../jobs/live-jobs.ts';
import { occupationLabel, occupationTerms } from '../jobs/occupation-label.ts';

type TopOccupations = Record<JobCategory, MarketOverview['categories'][number]['top']>;
type NamedJobs = { label: string; title: string; jobs: number };

const TOP = 5;

/** The occupations with most jobs of each category; a count is what the words find within that category. */
export async function listTopOccupations(ctx: Context): Promise<TopOccupations> {
  const rows = await ctx.db
    .select({ category: jobs.category, occupation: jobs.occupation, title: jobs.title, jobs: count() })
    .from(jobs)
    .where(isLive(ctx))
    .groupBy(jobs.category, jobs.occupation, jobs.title);
  const named = rows.map((row) => ({ ...row, label: occupationLabel(row.title) }));

  const top = JOB_CATEGORIES.flatMap((category) => {
    const groups = Map.groupBy(
      named.filter((row) => row.category === category),
      (row) => row.occupation ?? row.label,
    );
    return [...groups.values()]
      .sort((a, b) => sumOf(b) - sumOf(a))
      .slice(0, TOP)
      .map((group) => ({ category, label: mostUsedLabel(group), q: mostFindingTerm(group) }));
  });
  const counts = await countJobs(ctx, top);
  const entries = JOB_CATEGORIES.map((category) => [
    category,
    top.flatMap((entry, index) =>
      entry.category === category ? [{ label: entry.label, q: entry.q, count: counts[index] ?? 0 }] : [],
    ),
  ]);
  return Object.fromEntries(entries);
}

function mostUsedLabel(group: readonly NamedJobs[]): string {
  const byLabel = [...Map.groupBy(group, ({ label }) => label)];
  const [first] = byLabel.sort(([a, x], [b, y]) => sumOf(y) - sumOf(x) || a.localeCompare(b, 'de'));
  return first?.[0] ?? '';
}

/** The words that stand in most titles of the occupation, whatever form those take. */
function mostFindingTerm(group: readonly NamedJobs[]): string {
  const terms = [...new Set(group.flatMap(({ label }) => occupationTerms(label)))];
  const found = terms.map((term) => {
    const words = term.toLowerCase().split(' ');
    const titles = group.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    return { term, jobs: sumOf(titles) };
  });
  found.sort((a, b) => b.jobs - a.jobs || b.term.length - a.term.length || a.term.localeCompare(b.term, 'de'));
  return found[0]?.term ?? mostUsedLabel(group);
}

function sumOf(group: readonly NamedJobs[]): number {
  return group.reduce((sum, row) => sum + row.jobs, 0);
}
