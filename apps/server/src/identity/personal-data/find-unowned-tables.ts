import type { PersonalData } from '@stellenvisite/core/personal-data';
import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

/** Columns that name a person or how to reach one. */
const PERSONAL_COLUMNS =
  '^((\\w+_)?(user|profile|person|candidate|applicant)_id|(\\w+_)?e?mail|(new_|contact_)?(email|phone)|sent_to|to|ip|user_agent|(first|last|full)_name)$';

type CatalogTable = { name: string; cascades: boolean };

/** Tables with a person's id or address, and those that hang on one: `cascades` where deleting the account deletes the row. */
async function listPersonalTables(db: Db | Tx): Promise<CatalogTable[]> {
  const { rows } = await db.execute<CatalogTable>(sql`
    with recursive roots (oid) as (
      select oid from pg_class
      where relnamespace = 'public'::regnamespace and relname in ('auth_users', 'profiles', 'admin_users')
    ), named (oid, cascades) as (
      select attrelid, false from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
        and attname ~ ${PERSONAL_COLUMNS}
    ), hanging (oid, cascades) as (
      select oid, relname <> 'admin_users' from pg_class where oid in (select oid from roots)
      union
      select oid, false from named join pg_class using (oid) where relname not in ('employers', 'jobs')
      union
      select c.conrelid, h.cascades and c.confdeltype = 'c'
      from pg_constraint c join hanging h on h.oid = c.confrelid
      where c.contype = 'f'
    )
    select relname as name, bool_or(cascades) as cascades
    from (select * from hanging union all select * from named) found join pg_class using (oid)
    group by relname order by relname`);
  return rows;
}

/** Returns the faults in the slices' declarations of personal data, one sentence each; none when every table is accounted for. */
export async function findUnownedTables(db: Db | Tx, personalData: readonly PersonalData[]): Promise<string[]> {
  const found = await listPersonalTables(db);
  const files = new Set(personalData.flatMap((data) => Object.keys(data.files)));
  const owned = personalData.flatMap((data) => data.tables.map((table) => ({ ...table, hasErase: !!data.erase })));
  const unowned = found
    .filter(({ name }) => !owned.some((table) => table.name === name))
    .map(
      ({ name }) =>
        `${name} has a person's data, and no slice exports and erases it: add it to tables in the .personal-data.ts of its noun, and that to the personalData of its slice`,
    );
  const mistakes = owned.flatMap(({ name, export: exported, erasure, hasErase }) => {
    const inCatalog = found.find((table) => table.name === name);
    const isRow = name === 'auth_users';
    return [
      inCatalog
        ? []
        : [`${name} is declared, and is no table with a person's data: remove it from its .personal-data.ts`],
      'file' in exported && !files.has(exported.file)
        ? [`${name} is exported in ${exported.file}, which nobody writes: add it to files in the .personal-data.ts`]
        : [],
      erasure === 'cascade' && !isRow && !inCatalog?.cascades
        ? [`${name} is not deleted with the account's row: let its foreign key cascade, or delete it in erase`]
        : [],
      erasure === 'function' && !hasErase
        ? [`${name} is erased by a function that is not there: add erase to its .personal-data.ts`]
        : [],
    ].flat();
  });
  return [...unowned, ...mistakes];
}
