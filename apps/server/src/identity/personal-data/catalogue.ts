import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

/** Lists the tables whose rows are an account, its profile or an administrator. */
const PERSON_TABLES = ['auth_users', 'profiles', 'admin_users'];

export type CatalogueColumn = {
  table: string;
  name: string;
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  type: string;
  isRequired: boolean;
  isKey: boolean;
  isGenerated: boolean;
  default: string | null;
  references: { table: string; column: string; cascades: boolean } | null;
  /** The values a check constraint permits. */
  allowed: string[] | null;
};

export type Catalogue = {
  columns: (table: string) => CatalogueColumn[];
  /** Tables whose rows belong to a person: they refer to one, name one, or hang on a row that does. */
  personalTables: string[];
};

type Row = Omit<CatalogueColumn, 'references' | 'allowed'> & {
  refTable: string | null;
  refColumn: string | null;
  cascades: boolean | null;
  check: string | null;
};

/** Reads every table of the database. `organisationTables` have addresses of people, but nothing that hangs on them does. */
export async function readCatalogue(db: Db | Tx, organisationTables: readonly string[]): Promise<Catalogue> {
  const { rows } = await db.execute<Row>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.attgenerated <> '' as "isGenerated", pg_get_expr(d.adbin, d.adrelid) as default,
      exists (
        select from pg_constraint p where p.conrelid = c.oid and p.contype = 'p' and a.attnum = any (p.conkey)
      ) as "isKey",
      f.confrelid::regclass::text as "refTable", r.attname as "refColumn", f.confdeltype = 'c' as cascades,
      (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%' limit 1
      ) as check
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[1]
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const columns = rows.map(toColumn);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  return {
    columns: (table) => byTable.get(table) ?? [],
    personalTables: listPersonalTables(byTable, organisationTables),
  };
}

function toColumn({ refTable, refColumn, cascades, check, ...column }: Row): CatalogueColumn {
  return {
    ...column,
    references: refTable && refColumn ? { table: refTable, column: refColumn, cascades: cascades ?? false } : null,
    allowed: check ? [...check.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value) : null,
  };
}

function listPersonalTables(
  byTable: ReadonlyMap<string, CatalogueColumn[]>,
  organisationTables: readonly string[],
): string[] {
  const found = new Set(PERSON_TABLES);
  for (const [table, columns] of byTable) if (columns.some(isLink)) found.add(table);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const [table, columns] of byTable) {
      const isOfPerson = ({ references }: CatalogueColumn) =>
        references && found.has(references.table) && !organisationTables.includes(references.table);
      if (columns.some(isOfPerson)) found.add(table);
    }
  }
  return [...found].sort();
}

export const isPersonReference = ({ references }: CatalogueColumn): boolean =>
  references !== null && PERSON_TABLES.includes(references.table);

/** An id of a person without a foreign key: logs outlive whom they are about. */
const isPersonId = ({ table, name, references }: CatalogueColumn): boolean =>
  references === null && (/(^|_)user_id$/.test(name) || (table === 'admin_acts' && name === 'subject_id'));

/** Checks whether a column says who somebody is by their id. */
export const isPersonColumn = (column: CatalogueColumn): boolean => isPersonReference(column) || isPersonId(column);

export const isAddress = ({ name, type }: CatalogueColumn): boolean =>
  type === 'text' && /^(to|(\w+_)?email)$/.test(name);

/** Checks whether a row belongs to somebody by this column. */
export const isLink = (column: CatalogueColumn): boolean => isPersonColumn(column) || isAddress(column);
