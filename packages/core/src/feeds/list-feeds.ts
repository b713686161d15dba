import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { Feeds, FeedsQuery } from '@stellenvisite/contract/feeds.schema';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadFeeds } from './load-feeds.ts';

/** The employer's feeds with the figures above them. */
export async function listFeeds(ctx: Context, { employerId: asked }: FeedsQuery): Promise<Feeds> {
  const { employerId } = await requireActingEmployer(ctx, 'feed.read', asked);
  const rows = await ctx.db.select().from(xmlFeeds).where(eq(xmlFeeds.employerId, employerId));
  const items = await loadFeeds(ctx, rows);
  const today = dayOf(ctx.now());
  const fetchTimes = rows.flatMap(({ lastFetchedAt }) => lastFetchedAt ?? []);
  const waiting = items.flatMap(({ decisionRun }) => decisionRun ?? []);
  return {
    items,
    publishedFromFeeds: sum(items.map(({ published }) => published)),
    publishedInAll: await ctx.db.$count(jobs, and(eq(jobs.employerId, employerId), isLive(ctx))),
    fetchedToday: fetchTimes.filter((at) => dayOf(at) === today).length,
    activeFeeds: items.filter(({ status }) => status === 'active').length,
    lastFetchedAt: latest(fetchTimes)?.toISOString() ?? null,
    waitingDecisions: waiting.length,
    waitingSince: waiting.map(({ queuedAt }) => queuedAt).sort()[0] ?? null,
    heldItems: sum(items.map(({ heldItems }) => heldItems)),
  };
}

const dayOf = (at: Date) => toBerlinClock(at).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const latest = (times: readonly Date[]) => times.toSorted((a, b) => b.getTime() - a.getTime())[0];
