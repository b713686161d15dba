import type { ActingEmployer } from '@stellenvisite/contract/identity/permissions';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listActingEmployers, type MappedUser } from '../../identity/permissions/map-user-to-employers.ts';
import { workDomainOf } from '../../identity/permissions/registrable-domain.ts';

/** The viewer of the talent pool: the people who have blocked them, and the occupation groups of those people. */
export type TalentViewer = { hidden: string[]; groups: string[] };

/** From this length on a blocked name also represents the names that begin with it: „Uniklinik Köln“ for „Uniklinik Köln Süd“. */
const PREFIX_LENGTH = 14;

/**
 * A block holds for everybody who acts for a blocked employer, whichever of their employers they look for, and for everybody
 * with an address of a blocked domain.
 */
export async function findTalentViewer(
  ctx: Pick<Context, 'db'>,
  { person, actsFor }: { person: MappedUser; actsFor?: readonly ActingEmployer[] },
): Promise<TalentViewer> {
  const acting = actsFor ?? (await listActingEmployers(ctx, person));
  const isBlocked = matchesBlock(
    await listKeys(
      ctx,
      acting.map(({ employerId }) => employerId),
      person,
    ),
  );
  const { rows: blocking } = await ctx.db.execute<{ user_id: string }>(
    sql`select distinct b.user_id from talent_blocks b where ${isBlocked}`,
  );
  if (blocking.length === 0) return { hidden: [], groups: [] };
  // By their ids: joined, all profiles would be read to find these few.
  const { rows } = await ctx.db.execute<{ user_id: string; occupation_group: string }>(sql`
    select p.user_id, p.occupation_group from talent_profiles p
    where p.user_id = any(${sql.param(blocking.map((row) => row.user_id))}::uuid[]) and p.status = 'visible'`);
  return { hidden: rows.map((row) => row.user_id), groups: [...new Set(rows.map((row) => row.occupation_group))] };
}

type Keys = { ids: string[]; names: string[]; groups: string[]; domains: string[] };

/** Only what was proven: whoever could choose a key would see who disappears with it. */
async function listKeys({ db }: Pick<Context, 'db'>, ids: string[], person: MappedUser): Promise<Keys> {
  const rows = await db
    .select({
      name: sql<string | null>`talent_fold(${employers.checkedName})`,
      group: sql<string | null>`talent_fold(${employers.checkedOwner})`,
      accountEmail: employers.accountEmail,
      verifiedDomain: employers.verifiedDomain,
    })
    .from(employers)
    .where(sql`${employers.id} = any(${sql.param(ids)}::uuid[])`);
  const domains = rows.flatMap(({ accountEmail, verifiedDomain }) => [
    accountEmail ? workDomainOf(accountEmail) : null,
    verifiedDomain,
  ]);
  const own = person.email && person.isEmailConfirmed ? workDomainOf(person.email) : null;
  return {
    ids,
    names: rows.flatMap(({ name }) => (name ? [name] : [])),
    // A group is blocked by its own name too, as it may have a profile of its own.
    groups: rows.flatMap(({ group, name }) => [group, name]).flatMap((each) => (each ? [each] : [])),
    domains: [...domains, own].filter((domain) => domain !== null),
  };
}

function matchesBlock({ ids, names, groups, domains }: Keys): SQL {
  const prefixes = names.flatMap((name) => [name, ...beginningsOf(name)]);
  const longer = names
    .filter(({ length }) => length >= PREFIX_LENGTH)
    .map((name) => sql` or b.value like ${`${name}%`}`);
  // An employer that somebody picked is blocked with everybody of its domain.
  const ofDomain = sql`select e.id::text from ${employers} e where e.verified_domain = any(${sql.param(domains)}::text[])`;
  return sql`(b.kind = 'employer' and (b.value = any(${sql.param(ids)}::text[]) or b.value in (${ofDomain})))
    or (b.kind = 'group' and b.value = any(${sql.param(groups)}::text[]))
    or (b.kind = 'domain' and b.value = any(${sql.param(domains)}::text[]))
    or (b.kind = 'name' and (b.value = any(${sql.param(prefixes)}::text[])${sql.join(longer)}))`;
}

const beginningsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - PREFIX_LENGTH) }, (_, index) => name.slice(0, PREFIX_LENGTH + index));

/** The employer alone, without who acts for it: whether it is blocked by somebody. */
export async function isBlockedBy(
  ctx: Pick<Context, 'db'>,
  { employerId, userId }: { employerId: string; userId: string },
): Promise<boolean> {
  const nobody = { userId: employerId, email: null, isEmailConfirmed: false };
  const isBlocked = matchesBlock(await listKeys(ctx, [employerId], nobody));
  const { rows } = await ctx.db.execute(
    sql`select 1 from talent_blocks b where b.user_id = ${userId} and (${isBlocked}) limit 1`,
  );
  return rows.length > 0;
}

/**
 * The profiles this viewer may see, as `p`, with the region they see them by as `p.seen`. Whoever has blocked them is left out
 * before regions are chosen: nothing they get changes with such a person.
 */
export function visibleProfiles({ hidden, groups }: TalentViewer, now: Date): SQL {
  const isListed = sql`t.status = 'visible' and t.consent_ends_on > ${berlinDay(now)}`;
  if (groups.length === 0)
    return sql`(select t.*, t.region as seen from talent_profiles t where ${isListed} and t.region is not null) p`;
  const own = sql`(select g as in_group, r.home, r.region from unnest(${sql.param(groups)}::text[]) g,
    lateral talent_regions(g, ${sql.param(hidden)}::uuid[]) r)`;
  return sql`(select * from (
    select t.*, case when t.occupation_group = any(${sql.param(groups)}::text[]) then own.region else t.region end as seen
    from talent_profiles t left join ${own} own on own.in_group = t.occupation_group and own.home = t.home
    where ${isListed} and t.user_id <> all(${sql.param(hidden)}::uuid[])) s where seen is not null) p`;
}
