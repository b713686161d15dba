import type pg from 'pg';

/** The role the server works with where the database is ours; migrations run as the owner of the cluster. */
export const APP_ROLE = 'stellenvisite_app';

/** Objects that the app may read and add to, and never change: the log of administrators with its functions. */
const PROTECTED = ['admin_acts', 'refuse_admin_act_change', 'remove_old_admin_acts'];

/**
 * Gives the app's role everything except the log of administrators, whose owner stays the one who migrates. Called after every
 * migration, for what is new; what is handed over already is left alone.
 */
export async function prepareAppRole(pool: pg.Pool, password: string | null): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('stellenvisite.app-role', 0))`);
    await client.query(HAND_OVER);
    if (password) await client.query(`alter role ${APP_ROLE} password ${client.escapeLiteral(password)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const STORED_LIST = PROTECTED.map((name) => `'${name}'`).join(', ');
const SCHEMAS = `('public', 'pgboss')`;

const HAND_OVER = `do $$
declare
  item record;
begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} login nosuperuser;
  end if;
  execute format('grant connect, create, temporary on database %I to ${APP_ROLE}', current_database());
  grant usage, create on schema public to ${APP_ROLE};
  if to_regclass('drizzle.__drizzle_migrations') is not null then
    grant usage on schema drizzle to ${APP_ROLE};
    grant select on drizzle.__drizzle_migrations to ${APP_ROLE};
  end if;
  for item in
    select format('alter %s %I.%I owner to ${APP_ROLE}',
      case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      n.nspname, c.relname) as command
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relname not in (${STORED_LIST})
      and pg_get_userbyid(c.relowner) <> '${APP_ROLE}'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('e', 'a', 'i') and c.relkind = 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  loop
    execute item.command;
  end loop;
  for item in
    select format('alter routine %s owner to ${APP_ROLE}', p.oid::regprocedure) as command
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${SCHEMAS} and p.proname not in (${STORED_LIST}) and pg_get_userbyid(p.proowner) <> '${APP_ROLE}'
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  loop
    execute item.command;
  end loop;
  for item in
    select format('alter type %I.%I owner to ${APP_ROLE}', n.nspname, t.typname) as command
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ${SCHEMAS} and t.typtype = 'e' and pg_get_userbyid(t.typowner) <> '${APP_ROLE}'
  loop
    execute item.command;
  end loop;
  if exists (select from pg_namespace where nspname = 'pgboss') then
    alter schema pgboss owner to ${APP_ROLE};
  end if;
  revoke all on admin_acts from ${APP_ROLE}, public;
  grant select, insert on admin_acts to ${APP_ROLE};
  grant execute on function remove_old_admin_acts() to ${APP_ROLE};
end
$$`;
