import { TALENT_COMPARED } from '@stellenvisite/contract/talent-pool';
import type { TalentFilter } from '@stellenvisite/contract/talent-pool.schema';
import { talentMarks } from '@stellenvisite/db/schema/talent-pool';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { LoadedJob } from '../../matching/load-matched-jobs.ts';
import { scoreTalent } from '../search/compare-talent.ts';
import { loadTalentRows, type SeenRow } from '../search/load-talent-rows.ts';
import type { TalentViewer } from '../search/talent-viewer.ts';
import { nearnessTo } from './nearness.ts';
import { readSeenTalent, type SeenTalent, UNSEEN } from './seen-talent.ts';
import { DICTIONARIES, type TalentFacts } from './talent-facts.ts';
import { type NamedCondition, talentConditions } from './talent-filter.ts';
import { type Weight, weightAt } from './talent-table.ts';

export type TalentQuestion = {
  viewer: TalentViewer;
  filter: TalentFilter;
  /** Only those that this employer has marked. */
  markedBy?: string | undefined;
  /** To compare with; without it the order is by availability. */
  job: LoadedJob | null;
  page: number;
  pageSize: number;
};

type Searching = Pick<Context, 'db' | 'now'>;

/** One page, and how many there are. */
export async function searchTalent(
  ctx: Searching,
  question: TalentQuestion,
): Promise<{ rows: SeenRow[]; total: number }> {
  const { job, page, pageSize } = question;
  const { places, table } = await findAll(ctx, question);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const shown =
    job && from < TALENT_COMPARED
      ? orderByMatch(readPlaces(table, places.slice(0, TALENT_COMPARED)), job).slice(from, to)
      : readPlaces(table, places.slice(from, to));
  const rows = await loadTalentRows(
    ctx,
    shown.map(({ facts, seen }) => ({ id: facts.id, seen })),
  );
  return { rows, total: places.length };
}

type FoundTalent = { facts: TalentFacts; seen: string };

function readPlaces({ listed, columns }: SeenTalent, places: readonly number[]): FoundTalent[] {
  const regions = DICTIONARIES.region.values;
  return places.flatMap((place) => {
    const facts = listed[place];
    const seen = regions[columns.region[place] ?? UNSEEN];
    return facts && seen ? [{ facts, seen }] : [];
  });
}

function orderByMatch(found: readonly FoundTalent[], job: LoadedJob): FoundTalent[] {
  const scored = found.map((each) => ({ each, score: scoreTalent(each.facts, each.seen, job) }));
  return scored.sort((a, b) => b.score - a.score).map(({ each }) => each);
}

export async function countTalent(
  ctx: Searching,
  question: Pick<TalentQuestion, 'viewer' | 'filter' | 'markedBy'>,
): Promise<number> {
  return (await findAll(ctx, { ...question, job: null })).places.length;
}

/** All ids a filter finds, up to a number: what a saved search remembers. */
export async function findTalentIds(
  ctx: Searching,
  { viewer, filter, most }: { viewer: TalentViewer; filter: TalentFilter; most: number },
): Promise<string[]> {
  const { places, table } = await findAll(ctx, { viewer, filter, job: null });
  return readPlaces(table, places)
    .map(({ facts }) => facts.id)
    .toSorted()
    .slice(0, most);
}

/** Where they stand in the list: the nearest first, and among equals who is available first. */
async function findAll(
  ctx: Searching,
  { viewer, filter, markedBy, job }: Pick<TalentQuestion, 'viewer' | 'filter' | 'markedBy' | 'job'>,
): Promise<{ places: readonly number[]; table: SeenTalent }> {
  const [table, marked] = await Promise.all([readSeenTalent(ctx, viewer), readMarked(ctx, markedBy)]);
  const conditions = talentConditions(table, filter);
  const nearness = job ? nearnessTo(table, job) : [];
  if (!job && !marked && conditions.length === 0) return { places: table.places, table };
  const byPoints: number[][] = [];
  for (const place of table.places) {
    if (!holdsAll(conditions, place)) continue;
    if (marked && !marked.has(table.listed[place]?.id ?? '')) continue;
    const points = addUp(nearness, place);
    byPoints[points] ??= [];
    byPoints[points].push(place);
  }
  return { places: byPoints.reverse().flatMap((found) => found ?? []), table };
}

function holdsAll(conditions: readonly NamedCondition[], place: number): boolean {
  for (const { weight } of conditions) if (weightAt(weight, place) === 0) return false;
  return true;
}

function addUp(weights: readonly Weight[], place: number): number {
  let sum = 0;
  for (const weight of weights) sum += weightAt(weight, place);
  return sum;
}

async function readMarked({ db }: Searching, employerId: string | undefined): Promise<ReadonlySet<string> | null> {
  if (!employerId) return null;
  const rows = await db
    .select({ id: talentMarks.profileId })
    .from(talentMarks)
    .where(eq(talentMarks.employerId, employerId));
  return new Set(rows.map(({ id }) => id));
}
