import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { berlinDay, type TalentViewer } from '../search/talent-viewer.ts';
import { readTalentStore } from './follow-talent.ts';
import { DICTIONARIES } from './talent-facts.ts';
import type { TalentStore } from './talent-store.ts';
import { type TalentTable, toTalentTable, weigh, weightAt } from './talent-table.ts';

type Searching = Pick<Context, 'db' | 'now'>;
/** Every profile; in the column `region` stands the one that this viewer sees, and `UNSEEN` for whom they may not see. */
export type SeenTalent = TalentTable & {
  /** Where those stand whom they may see. */
  places: readonly number[];
};
/** The number that no region has. */
export const UNSEEN = DICTIONARIES.region.codeOf(null);
/** By occupation group and home: the region that a viewer sees instead of everybody's. */
type OwnRegions = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** Most employers are blocked by nobody and share one list; the others have one each. */
const LISTS_KEPT = 20;

type Kept = { version: number; day: string; table: TalentTable; lists: Map<string, Promise<SeenTalent>> };
const kept = new WeakMap<TalentStore, Kept>();

/**
 * The profiles this viewer may see, in the order of the list, with the region they see each by. Whoever has blocked them is left
 * out before regions are chosen: nothing they get changes with such a person.
 */
export async function readSeenTalent(ctx: Searching, viewer: TalentViewer): Promise<SeenTalent> {
  const store = await readTalentStore(ctx);
  const day = berlinDay(ctx.now());
  const { lists, table } = keptOf(store, day);
  const key = `${viewer.groups.toSorted().join()} ${viewer.hidden.toSorted().join()}`;
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= LISTS_KEPT) lists.clear();
  // What changes while the regions are read belongs to the next answer.
  const list = seeTable(ctx, viewer, { table, day });
  lists.set(key, list);
  list.catch(() => lists.delete(key));
  return list;
}

function keptOf(store: TalentStore, day: string): Kept {
  const before = kept.get(store);
  if (before?.version === store.version && before.day === day) return before;
  const table = before?.version === store.version ? before.table : toTalentTable([...store.listed]);
  const fresh: Kept = { version: store.version, day, table, lists: new Map() };
  kept.set(store, fresh);
  return fresh;
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
      region[place] = DICTIONARIES.region.codeOf(seen ?? null);
    }
    if (region[place] !== UNSEEN) places.push(place);
  }
  return { listed: table.listed, columns: { ...table.columns, region }, places };
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
