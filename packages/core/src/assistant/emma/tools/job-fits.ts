import type { EmmaJobFit, EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { explainJobs, type JobExplanation } from '../../../seekers/alerts/explain-jobs.ts';
import { loadProfile } from '../../../seekers/profiles/get-profile.ts';
import type { Turn } from '../turn.ts';
import { listWishes } from '../wishes.ts';
import { payText } from './job-facts.ts';

/** The score of the profile for who is signed in and wants it used; for others how many of the wishes each job meets. */
export async function fitJobs(turn: Turn, items: readonly JobItem[], search: EmmaSearch): Promise<EmmaJobFit[]> {
  const { language } = turn.ctx;
  const explained = await explainByProfile(turn, items);
  const wishes = listWishes(search, null, language).length;
  return items.map((job) => {
    const { score = null, pros = [], cons = [] } = explained.get(job.id) ?? {};
    const unsaid = unsaidOf(job, search, language);
    return {
      jobId: job.id,
      score,
      wishesMet: wishes - unsaid.length,
      wishes,
      pros,
      cons: [...cons, ...unsaid],
    };
  });
}

/** Nothing for who has no profile with an occupation, or does not want it used. */
export async function explainByProfile(turn: Turn, items: readonly JobItem[]): Promise<Map<string, JobExplanation>> {
  const { ctx, settings } = turn;
  if (ctx.actor?.role !== 'job_seeker' || !settings.usesProfile || items.length === 0) return new Map();
  const { data } = await loadProfile(ctx, ctx.actor.userId);
  if (data.occupations.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  return explainJobs(ctx, data, ids, ctx.language);
}

/** Returns the wishes that the ad says nothing about. */
function unsaidOf(job: JobItem, search: EmmaSearch, language: 'de' | 'en'): string[] {
  const isGerman = language === 'de';
  return [
    search.salaryMin !== undefined && payText(job, language) === null
      ? isGerman
        ? 'keine Gehaltsangabe'
        : 'no pay stated'
      : null,
  ].filter((each) => each !== null);
}
