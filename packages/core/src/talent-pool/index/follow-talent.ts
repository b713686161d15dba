import { talentProfiles } from '@stellenvisite/db/schema/talent-pool';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { FACT_COLUMNS, type TalentFacts, toFacts } from './talent-facts.ts';
import { TalentStore } from './talent-store.ts';

type Reading = Pick<Context, 'db'>;

/** Changes are kept longer than this (`prune-talent-changes.job.ts`); who has not looked for so long reads all again. */
const RELOAD_AFTER_MS = 30 * 60_000;
/** Beyond this many changes, reading everything is quicker than one after the other. */
const MANY = 2_000;

type Position = { xmin: string; readAt: Date };

/**
 * The profiles in memory, brought up to date before each search: who has left, paused or changed something is gone or changed in
 * the very next answer.
 */
class FollowedTalent {
  readonly store = new TalentStore();
  #position: Position | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** Calls that come while one is reading share the one after it: what was changed before the call is in it. */
  catchUp(ctx: Reading): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#running = this.#read(ctx);
        return this.#running;
      });
    return this.#next;
  }

  async #read(ctx: Reading): Promise<void> {
    const { position, ids, isAll } = await readChanges(ctx, this.#position);
    const isLate = !this.#position || position.readAt.getTime() - this.#position.readAt.getTime() > RELOAD_AFTER_MS;
    if (isLate || !isAll) this.store.load(await readFacts(ctx));
    else if (ids.length > 0) this.store.replace(ids, await readFacts(ctx, ids));
    this.#position = position;
  }
}

type ChangesRow = { xmin: string; read_at: string; ids: string[] };

/**
 * What transactions have changed that had not ended when we last looked. Positions alone would miss one that began earlier and
 * ended later than its neighbour.
 */
async function readChanges(
  { db }: Reading,
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

async function readFacts({ db }: Reading, ids?: readonly string[]): Promise<TalentFacts[]> {
  const rows = await db
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
  return rows.map(toFacts);
}

const followed = new WeakMap<Context['db'], FollowedTalent>();

/** As of now. */
export async function readTalentStore(ctx: Reading): Promise<TalentStore> {
  let talent = followed.get(ctx.db);
  if (!talent) {
    talent = new FollowedTalent();
    followed.set(ctx.db, talent);
  }
  await talent.catchUp(ctx);
  return talent.store;
}
