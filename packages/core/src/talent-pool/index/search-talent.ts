import { TALENT_COMPARED } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentFilter } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { talentMarks } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { type Weight, weightAt } from '@stellenvisite/search/columns';
import { narrowerOf, specialtiesAround } from '@stellenvisite/search/taxonomy';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { LoadedJob } from '../../seekers/matching/list-matched-jobs.ts';
import { listTalentRows, type SeenRow, scoreTalent } from '../search/compare-talent.ts';
import { occupationGroup } from '../search/occupation-group.ts';
import { findRegionKeys } from '../search/talent-regions.ts';
import type { TalentViewer } from '../search/talent-viewer.ts';
import { readSeenTalent, type SeenTalent, UNSEEN } from './seen-talent.ts';
import type { TalentFacts } from './talent-facts.ts';
import {
  isAvailableBy,
  type NamedCondition,
  type TalentTable,
  talentConditions,
  weigh,
  worksAll,
} from './talent-filter.ts';

const POINTS = { region: 15, occupation: 15, group: 10, shifts: 10, specialty: 8, start: 4 };

export type TalentQuestion = {
  viewer: TalentViewer;
  filter: TalentFilter;
  /** Only those that this employer has marked. */
  markedBy?: string | undefined;
  /** Orders by nearness to this job; without it the order is by availability. */
  job: LoadedJob | null;
  /** Counts the profiles that fit this job. */
  comparedWith?: LoadedJob | null;
  page: number;
  pageSize: number;
};

type Searching = Pick<Context, 'db' | 'now' | 'search'>;

type TalentPage = {
  rows: SeenRow[];
  total: number;
  /** How many of all fit the job; null without one. */
  fitting: number | null;
};

/** Returns one page of profiles, and how many there are. */
export async function searchTalent(ctx: Searching, question: TalentQuestion): Promise<TalentPage> {
  const { job, comparedWith = job, page, pageSize } = question;
  const { places, table } = await findAll(ctx, question);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const shown =
    job && from < TALENT_COMPARED
      ? orderByMatch(readPlaces(table, places.slice(0, TALENT_COMPARED)), job).slice(from, to)
      : readPlaces(table, places.slice(from, to));
  const rows = await listTalentRows(
    ctx,
    shown.map(({ facts, seen }) => ({ id: facts.id, seen })),
  );
  return { rows, total: places.length, fitting: comparedWith && countFitting(table, places, comparedWith) };
}

type FoundTalent = { facts: TalentFacts; seen: string };

function readPlaces({ listed, columns, values }: SeenTalent, places: readonly number[]): FoundTalent[] {
  const regions = values.region.list;
  return places.flatMap((place) => {
    const facts = listed[place];
    const seen = regions[columns.region[place] ?? UNSEEN];
    return facts && seen ? [{ facts, seen }] : [];
  });
}

function orderByMatch(found: readonly FoundTalent[], job: LoadedJob): FoundTalent[] {
  const scored = found.map((each) => ({ each, ...scoreTalent(each.facts, each.seen, job) }));
  // Of equal scores the one that is taken from more facts comes first.
  return scored.sort((a, b) => b.score - a.score || b.counted - a.counted).map(({ each }) => each);
}

function countFitting(table: SeenTalent, places: readonly number[], job: LoadedJob): number {
  const conditions = fittingConditions(table, job);
  let count = 0;
  for (const place of places) if (conditions.every((weight) => weightAt(weight, place) > 0)) count += 1;
  return count;
}

/** A profile fits where it has the occupation and contradicts nothing else that both sides state. */
function fittingConditions(
  table: TalentTable,
  { occupation, category, specialty, shifts, city, region }: LoadedJob,
): Weight[] {
  const near = new Set(findRegionKeys(`${city}, ${region}`) ?? []);
  const kin = new Set(occupation ? narrowerOf(occupation) : []);
  const isOfWork = (own: string) => kin.has(own) || (occupation !== null && narrowerOf(own).includes(occupation));
  const met = (isMet: boolean) => (isMet ? 1 : 0);
  return [
    occupation
      ? weigh(table, 'occupation', (own) => met(own !== null && isOfWork(own)))
      : weigh(table, 'category', (own) => met(own === category)),
    weigh(table, 'region', (seen) => met(seen === null || near.size === 0 || near.has(seen))),
    weigh(table, 'specialties', (own) => met(specialty === null || own.length === 0 || own.includes(specialty))),
    weigh(table, 'shifts', (own) => met(own.length === 0 || worksAll(own, shifts))),
  ];
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
    if (!containsAll(conditions, place)) continue;
    if (marked && !marked.has(table.listed[place]?.id ?? '')) continue;
    const points = addUp(nearness, place);
    byPoints[points] ??= [];
    byPoints[points].push(place);
  }
  return { places: byPoints.reverse().flatMap((found) => found ?? []), table };
}

function containsAll(conditions: readonly NamedCondition[], place: number): boolean {
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

/** Returns a rough match in whole points, to be added up: which profiles are worth the full comparison. */
function nearnessTo(
  table: TalentTable,
  { occupation, specialty, shifts, startsOn, city, region }: LoadedJob,
): Weight[] {
  const near = new Set(findRegionKeys(`${city}, ${region}`) ?? []);
  const kin = new Set(occupation ? narrowerOf(occupation) : []);
  const fields = specialty ? specialtiesAround(specialty) : [];
  const group = occupation ? occupationGroup(occupation) : null;
  const points = (isNear: boolean, worth: number) => (isNear ? worth : 0);
  return [
    weigh(table, 'region', (seen) => points(seen !== null && near.has(seen), POINTS.region)),
    weigh(table, 'occupation', (own) => points(kin.has(own), POINTS.occupation)),
    weigh(table, 'occupationGroup', (own) => points(own === group, POINTS.group)),
    weigh(table, 'shifts', (own) => points(shifts.length > 0 && worksAll(own, shifts), POINTS.shifts)),
    weigh(table, 'specialties', (own) =>
      points(
        fields.some((each) => own.includes(each)),
        POINTS.specialty,
      ),
    ),
    weigh(table, 'availableFrom', (from) => points(startsOn !== null && isAvailableBy(from, startsOn), POINTS.start)),
  ];
}
