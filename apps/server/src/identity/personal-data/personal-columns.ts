import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedPerson, PersonalData, PersonalTable } from '@stellenvisite/core/personal-data';
import type { Db, Tx } from '@stellenvisite/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { type Catalogue, type CatalogueColumn, isPersonColumn } from './catalogue.ts';
import { MARKER, type MarkedPerson, type MarkedRow } from './marked-rows.ts';

/** One cell of a marked row that was not exported, or that is still there after the erasure. */
export type Cell = { table: string; by: string; column: string };

type Snapshot = { row: MarkedRow; stored: Record<string, unknown> }[];

const CORE = join(import.meta.dirname, '../../../../../packages/core/src');

/** Names the file in which a table's export and erasure are declared, or where to declare them. */
export function declaringFile(table: string): string {
  const found = globSync('**/*.personal-data.ts', { cwd: CORE }).find((file) =>
    readFileSync(join(CORE, file), 'utf8').includes(`'${table}'`),
  );
  return `packages/core/src/${found ?? '<domain>/<noun>.personal-data.ts'}`;
}

const declarationOf = (personalData: readonly PersonalData[], table: string): PersonalTable | undefined =>
  personalData.flatMap(({ tables }) => tables).find(({ name }) => name === table);

/** Reads the marked rows as they are stored, triggers and generated columns included. */
export async function readSnapshot(db: Db, catalogue: Catalogue, rows: readonly MarkedRow[]): Promise<Snapshot> {
  const stored = await Promise.all(rows.map((row) => readStored(db, catalogue, row)));
  return rows.map((row, index) => {
    const found = stored[index];
    if (!found) throw new Error(`The row of ${row.table} by ${row.by} is not there before the erasure`);
    return { row, stored: found };
  });
}

async function readStored(db: Db, catalogue: Catalogue, row: MarkedRow): Promise<Record<string, unknown> | null> {
  const { rows } = await db.execute<{ stored: Record<string, unknown> }>(
    sql`select to_jsonb(t) as stored from ${sql.identifier(row.table)} t where ${isRow(catalogue, row)}`,
  );
  return rows[0]?.stored ?? null;
}

function isRow(catalogue: Catalogue, { table, values }: MarkedRow): SQL {
  const keys = catalogue.columns(table).filter(({ isKey }) => isKey);
  return sql.join(
    keys.map(({ name, type }) => sql`${sql.identifier(name)} = ${values[name]}::text::${sql.raw(type)}`),
    sql` and `,
  );
}

/** A reference says nothing itself: what it refers to is exported and erased where it is. */
const isReference = (column: CatalogueColumn) =>
  column.references !== null || isPersonColumn(column) || (column.isKey && ['uuid', 'bigint'].includes(column.type));

type ExportCheck = {
  db: Db;
  catalogue: Catalogue;
  personalData: readonly PersonalData[];
  person: ExportedPerson;
  snapshot: Snapshot;
  /** All files of the product's export as one text. */
  exported: string;
};

/** Lists the columns that no file of the export shows, of tables that are declared as exported. */
export async function findUnexportedColumns(check: ExportCheck): Promise<Cell[]> {
  const { catalogue, personalData, snapshot, exported } = check;
  const unexported: Cell[] = [];
  for (const table of catalogue.personalTables) {
    const declared = declarationOf(personalData, table)?.export;
    if (declared && 'reason' in declared) continue;
    const rows = snapshot.filter(({ row }) => row.table === table);
    for (const column of catalogue.columns(table)) {
      if (isReference(column) || column.isGenerated) continue;
      if (rows.some((row) => isMarkerShown(exported, column, row))) continue;
      const file = declared?.file;
      const unmarked = rows.filter((row) => !isMarkerStored(column, row));
      if (file && (await someAsync(unmarked, ({ row }) => changesExport(check, file, column, row)))) continue;
      unexported.push({ table, by: '', column: column.name });
    }
  }
  return unexported;
}

const isMarkerStored = ({ name }: CatalogueColumn, { row, stored }: Snapshot[number]) =>
  row.marked.has(name) && !isEmpty(stored[name]);

function isMarkerShown(exported: string, column: CatalogueColumn, snapshot: Snapshot[number]): boolean {
  if (!isMarkerStored(column, snapshot)) return false;
  const text = JSON.stringify(snapshot.stored[column.name]);
  const marker = text.match(MARKER)?.[0] ?? text.replace(/["[\]]/g, '');
  if (/^\d+$/.test(marker)) return new RegExp(`\\b${marker}\\b`).test(exported);
  return exported.includes(column.type.startsWith('timestamp') ? new Date(marker).toISOString() : marker);
}

/** At least one of them is a value of every type; one that is not is refused, and shows nothing. */
const OTHER_VALUES = ['true', 'false', '1', '2', 'other', '2020-02-02', '{}', '[]'];

/** Tries other values of a column that has no room for a marker: an export that shows it differs. */
async function changesExport(
  { db, catalogue, personalData, person }: ExportCheck,
  file: string,
  { name, type, allowed }: CatalogueColumn,
  row: MarkedRow,
): Promise<boolean> {
  const read = personalData.map(({ files }) => files[file]).find((found) => found !== undefined);
  if (!read) return false;
  const show = async (source: Db | Tx) => JSON.stringify(await read(source, person));
  const before = await show(db);
  const current = row.values[name];
  const others = (allowed ?? OTHER_VALUES).filter((value) => value !== current);
  for (const value of others) {
    const changed = await rolledBack(db, async (tx) => {
      await tx.execute(sql`
        update ${sql.identifier(row.table)} set ${sql.identifier(name)} = ${value}::text::${sql.raw(type)}
        where ${isRow(catalogue, row)}`);
      return (await show(tx)) !== before;
    });
    if (changed) return true;
  }
  return false;
}

/** Runs the work and undoes it. A value that a constraint refuses shows nothing. */
async function rolledBack(db: Db, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  let answer = false;
  await db
    .transaction(async (tx) => {
      answer = await work(tx);
      tx.rollback();
    })
    .catch(() => undefined);
  return answer;
}

async function someAsync<T>(items: readonly T[], holds: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await holds(item)) return true;
  return false;
}

/** Lists the cells whose value is as it was before the erasure, in rows that are still there. */
export async function findSurvivingCells(
  db: Db,
  catalogue: Catalogue,
  snapshot: Snapshot,
  person: MarkedPerson,
): Promise<Cell[]> {
  const surviving: Cell[] = [];
  for (const { row, stored } of snapshot) {
    const now = await readStored(db, catalogue, row);
    if (!now) continue;
    for (const column of catalogue.columns(row.table)) {
      const { name } = column;
      if (isReference(column) && !(isPersonColumn(column) && now[name] === person.id)) continue;
      if (isEmpty(stored[name]) || JSON.stringify(stored[name]) !== JSON.stringify(now[name])) continue;
      surviving.push({ table: row.table, by: row.by, column: name });
    }
  }
  return surviving;
}

const isEmpty = (value: unknown) => value === null || ['""', '[]', '{}'].includes(JSON.stringify(value));

/** Finds markers, the id and the address of the person in any other place of the database, queues and search included. */
export async function findCopies(db: Db, snapshot: Snapshot, person: MarkedPerson): Promise<(Cell & { in: string })[]> {
  const origins = new Map<string, Cell>();
  for (const { row } of snapshot) {
    for (const [column, value] of Object.entries(row.values)) {
      for (const [marker] of value?.matchAll(MARKER) ?? [])
        origins.set(marker, { table: row.table, by: row.by, column });
    }
  }
  origins.set(person.id, { table: 'auth_users', by: 'id', column: 'id' });
  origins.set(person.email, { table: 'auth_users', by: 'id', column: 'email' });
  const tokens = new RegExp(`${MARKER.source}|${person.id}|${person.email}`, 'g');
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const copies: (Cell & { in: string })[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ found: Record<string, unknown> }>(
      sql`select to_jsonb(t) as found from ${sql.raw(name)} t where t::text ~ ${tokens.source}`,
    );
    for (const [column, value] of rows.flatMap(({ found }) => Object.entries(found))) {
      for (const [token] of JSON.stringify(value).matchAll(tokens)) {
        const origin = origins.get(token);
        const place = `${name.replace('public.', '')}.${column}`;
        if (origin && place !== `${origin.table}.${origin.column}`) copies.push({ ...origin, in: place });
      }
    }
  }
  return copies;
}
