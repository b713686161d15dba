import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { weightAt } from '@stellenvisite/search/columns';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { TalentViewer } from '../search/talent-viewer.ts';
import type { TalentIndex } from './follow-talent.ts';
import { NO_REGION } from './talent-facts.ts';
import { type TalentTable, toTalentTable, weigh } from './talent-filter.ts';

type Searching = Pick<Context, 'db' | 'now' | 'search'>;
/** All profiles; the column `region` contains the region that this viewer sees, and `UNSEEN` for profiles they may not see. */
export type SeenTalent = TalentTable & {
  /** Where those stand whom they may see. */
  places: readonly number[];
};
/** In place of a region, for whom the viewer may not see. */
export const UNSEEN = NO_REGION;
/** By occupation group and home: the region that a viewer sees instead of everybody's. */
type OwnRegions = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** Most employers are blocked by nobody and share one list; the others have one each. */
const MAX_CACHED_LISTS = 20;

/** By viewer, of one version of the index on one day. */
export type SeenLists = { version: number; day: string; table: TalentTable; lists: Map<string, Promise<SeenTalent>> };

/**
 * The profiles this viewer may see, in the order of the list, with the region they see each by. Whoever has blocked them is left
 * out before regions are chosen: nothing they get changes with such a person.
 */
export async function readSeenTalent(ctx: Searching, viewer: TalentViewer): Promise<SeenTalent> {
  const { talent } = ctx.search;
  await talent.refresh();
  const day = berlinDay(ctx.now());
  const { lists, table } = listsOf(talent, day);
  const key = `${viewer.groups.toSorted().join()} ${viewer.hidden.toSorted().join()}`;
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= MAX_CACHED_LISTS) lists.clear();
  // Changes made while the regions are read appear in the next answer.
  const list = seeTable(ctx, viewer, { table, day });
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
}

function listsOf(talent: TalentIndex, day: string): SeenLists {
  const { store, values, seen: before } = talent;
  if (before?.version === store.version && before.day === day) return before;
  const table = before?.version === store.version ? before.table : toTalentTable([...store.listed], values);
  talent.seen = { version: store.version, day, table, lists: new Map() };
  return talent.seen;
}

async function seeTable(
  ctx: Searching,
  viewer: TalentViewer,
  { table, day }: { table: TalentTable; day: string },
): Promise<SeenTalent> {
  const own = await readOwnRegions(ctx, viewer);
  const hidden = new Set(viewer.hidden);
  const region = Uint32Array.from(table.columns.region);
  const isConsented = weigh(table, 'consentEndsOn', (endsOn) => (endsOn > day ? 1 : 0));
  const isOwn = weigh(table, 'occupationGroup', (group) => (own.has(group) ? 1 : 0));
  const places: number[] = [];
  for (const [place, facts] of table.listed.entries()) {
    if (weightAt(isConsented, place) === 0 || hidden.has(facts.userId)) region[place] = UNSEEN;
    else if (weightAt(isOwn, place) === 1) {
      const seen = own.get(facts.occupationGroup)?.get(facts.home);
      region[place] = table.values.region.numberOf(seen ?? null);
    }
    if (region[place] !== UNSEEN) places.push(place);
  }
  return { ...table, columns: { ...table.columns, region }, places };
}

async function readOwnRegions({ db }: Searching, { groups, hidden }: TalentViewer): Promise<OwnRegions> {
  const own = new Map(groups.map((group) => [group, new Map<string, string | null>()]));
  if (groups.length === 0) return own;
  const { rows } = await db.execute<{ in_group: string; home: string; region: string | null }>(sql`
    select g as in_group, r.home, r.region from unnest(${sql.param(groups)}::text[]) g,
      lateral talent_regions(g, ${sql.param(hidden)}::uuid[]) r`);
  for (const { in_group, home, region } of rows) own.get(in_group)?.set(home, region);
  return own;
}
