import type { Db } from '@stellenvisite/db/client';
import { talentChanges, talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import type { SeenLists } from './seen-talent.ts';
import { createTalentValues, FACT_COLUMNS, type FactRow, type TalentFacts, toFacts } from './talent-facts.ts';

const LAST = '9999-12-31';

/** The visible profiles in the order in which they are listed. */
export class TalentStore {
  #byId = new Map<string, TalentFacts>();
  #listed: TalentFacts[] = [];
  /** Counts the changes: what was worked out from an earlier state is out of date. */
  version = 0;

  get listed(): readonly TalentFacts[] {
    return this.#listed;
  }

  load(all: readonly TalentFacts[]): void {
    this.#byId = new Map(all.map((facts) => [facts.id, facts]));
    this.#listed = all.toSorted(compare);
    this.version++;
  }

  /** Replaces the facts of these ids; an id without facts is removed. */
  replace(ids: readonly string[], present: readonly TalentFacts[]): void {
    if (ids.length === 0) return;
    for (const id of ids) this.#remove(id);
    for (const facts of present) this.#add(facts);
    this.version++;
  }

  #remove(id: string): void {
    const known = this.#byId.get(id);
    if (!known) return;
    this.#byId.delete(id);
    this.#listed.splice(this.#placeOf(known), 1);
  }

  #add(facts: TalentFacts): void {
    this.#byId.set(facts.id, facts);
    this.#listed.splice(this.#placeOf(facts), 0, facts);
  }

  /** Where it is, or would stand. */
  #placeOf(facts: TalentFacts): number {
    let [low, high] = [0, this.#listed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#listed[middle];
      if (other && compare(other, facts) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Changes are retained longer than this (`prune-talent-changes.ts`); who has not looked for so long reads all again. */
const RELOAD_AFTER_MS = 30 * 60_000;
/** Beyond this many changes, reading everything is quicker than one after the other. */
const MANY = 2_000;

type Position = { xmin: string; readAt: Date };

/**
 * The profiles in memory, brought up to date before each search: who has left, paused or changed something is gone or changed in
 * the very next answer.
 */
export class TalentIndex {
  readonly store = new TalentStore();
  readonly values = createTalentValues();
  /** The lists of the viewers, for the current state. */
  seen: SeenLists | null = null;
  readonly #db: Db;
  #position: Position | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Applies what was committed before the call. Calls that come while one is reading share the one after it. */
  refresh(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#running = this.#read();
        return this.#running;
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    const { position, ids, isAll } = await readChanges(this.#db, this.#position);
    const isLate = !this.#position || position.readAt.getTime() - this.#position.readAt.getTime() > RELOAD_AFTER_MS;
    if (isLate || !isAll) this.store.load(await this.#readFacts());
    else if (ids.length > 0) this.store.replace(ids, await this.#readFacts(ids));
    this.#position = position;
  }

  async #readFacts(ids?: readonly string[]) {
    const rows = await listFactRows(this.#db, ids);
    return rows.map((row) => toFacts(this.values, row));
  }
}

type ChangesRow = { xmin: string; read_at: string; ids: string[] };

/**
 * Reads the changes of transactions that had not ended at the last read. Positions alone would miss one that began earlier and ended later
 * than its neighbour.
 */
async function readChanges(
  db: Db,
  since: Position | null,
): Promise<{ position: Position; ids: readonly string[]; isAll: boolean }> {
  const { rows } = await db.execute<ChangesRow>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, now() as read_at,
      array(select profile_id::text from talent_changes where xid >= ${since?.xmin ?? null}::xid8
        order by xid limit ${MANY + 1}) as ids`);
  const [row] = rows;
  if (!row) throw new Error('no answer about the changes of the talent pool');
  const position = { xmin: row.xmin, readAt: new Date(row.read_at) };
  return { position, ids: [...new Set(row.ids)], isAll: row.ids.length <= MANY };
}

function listFactRows(db: Db, ids?: readonly string[]): Promise<FactRow[]> {
  return db
    .select(FACT_COLUMNS)
    .from(talentProfiles)
    .where(
      and(
        eq(talentProfiles.status, 'visible'),
        // Without one the whole occupation group is too small to be shown to anybody.
        isNotNull(talentProfiles.region),
        ids && inArray(talentProfiles.id, [...ids]),
      ),
    );
}

/** Compares by availability, then by id. Ids are random, so the order of equal profiles reveals nothing. */
function compare(a: TalentFacts, b: TalentFacts): number {
  const [from, to] = [a.availableFrom ?? LAST, b.availableFrom ?? LAST];
  if (from !== to) return from < to ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Every process that searches has long read them, or reads everything again (`follow-talent.ts`). */
export const pruneTalentChangesJob = defineJob({
  name: 'talent-pool.prune-changes',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 * * * *',
  handler: async ({ db }) => {
    await db.delete(talentChanges).where(lt(talentChanges.at, sql`now() - interval '2 hours'`));
  },
});
