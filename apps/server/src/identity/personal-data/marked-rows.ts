import { randomUUID } from 'node:crypto';
import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { type Catalogue, type CatalogueColumn, isAddress, isLink, isPersonReference } from './catalogue.ts';

export type MarkedPerson = { id: string; email: string };

type Values = Record<string, string | null>;

/**
 * A row of the person. `by` is the column that makes it theirs: `sender_id`, or `application_id` of their application.
 * `isOwned`: what hangs on it is theirs too.
 */
export type MarkedRow = {
  table: string;
  by: string;
  isOwned: boolean;
  values: Values;
  /** The columns with a value that no other column has. */
  marked: ReadonlySet<string>;
};

type NewRow = Pick<MarkedRow, 'values' | 'marked'>;

type MarkedRowOptions = {
  db: Db;
  catalogue: Catalogue;
  person: MarkedPerson;
  organisationTables: readonly string[];
  /** Values where a constraint or the code leaves no room for a marker, by `table` or `table by column`. */
  validValues: Readonly<Record<string, Readonly<Values>>>;
  /** Links that make a row the person's, though deleting the account does not delete it. */
  ownedBy: readonly string[];
};

/** The pattern of the marker in each text of the person. */
export const MARKER = /marker\d{5}z/g;
/** Represents the person's own id in `validValues`. */
export const PERSON = '{person}';

const FIRST_TIME = Date.UTC(2021, 0, 1);
const FIRST_NUMBER = 400_000;

/** Writes one row per table and way in which it can belong to the person, with a value of its own in every column. */
export async function writeMarkedRows(options: MarkedRowOptions): Promise<MarkedRow[]> {
  const { db, catalogue, person, organisationTables, validValues, ownedBy } = options;
  const rowsByTable = new Map<string, MarkedRow[]>();
  const otherRows = new Map<string, Values>();
  let count = 0;

  const isHanging = ({ table, references }: CatalogueColumn) =>
    references !== null &&
    references.table !== table &&
    catalogue.personalTables.includes(references.table) &&
    !organisationTables.includes(references.table);

  async function rowsOf(table: string): Promise<MarkedRow[]> {
    const known = rowsByTable.get(table);
    if (known) return known;
    const written: MarkedRow[] = [];
    rowsByTable.set(table, written);
    const columns = catalogue.columns(table);
    if (table === 'auth_users' || table === 'profiles') {
      written.push({ table, by: 'id', isOwned: true, ...(await markAccountRow(columns)) });
      return written;
    }
    const hasRequiredPerson = columns.some((column) => isPersonReference(column) && column.isRequired);
    for (const link of columns) {
      const by = link.name;
      if (isLink(link) && !(isAddress(link) && hasRequiredPerson)) {
        const row = await insert(table, by, { [by]: isAddress(link) ? person.email : person.id });
        const isOwned = isAddress(link) || !!link.references?.cascades || ownedBy.includes(`${table}.${by}`);
        written.push({ table, by, isOwned, ...row });
      } else if (link.references && isHanging(link)) {
        const parents = await rowsOf(link.references.table);
        const owned = parents.filter(({ isOwned }) => isOwned);
        for (const parent of owned.length > 0 ? owned : parents) {
          const row = await insert(table, by, { [by]: parent.values[link.references.column] ?? null });
          written.push({ table, by, isOwned: parent.isOwned && link.references.cascades, ...row });
        }
      }
    }
    return written;
  }

  /** Fills the rows that signing up has written. */
  async function markAccountRow(columns: CatalogueColumn[]): Promise<NewRow> {
    const table = columns[0]?.table ?? '';
    const { values, marked } = await valuesOf(table, 'id', { id: person.id });
    const assignments = columns
      .filter(({ name, isGenerated }) => name !== 'id' && name in values && !isGenerated)
      .map(({ name, type }) => sql`${sql.identifier(name)} = ${values[name]}::text::${sql.raw(type)}`);
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(assignments, sql`, `)} where id = ${person.id}`,
    );
    return { values, marked };
  }

  async function insert(table: string, by: string | null, given: Values): Promise<NewRow> {
    const { values, marked } = await valuesOf(table, by, given);
    const columns = catalogue.columns(table).filter(({ name }) => name in values);
    const names = columns.map(({ name }) => sql.identifier(name));
    const cells = columns.map(({ name, type }) => sql`${values[name]}::text::${sql.raw(type)}`);
    await db.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
      values (${sql.join(cells, sql`, `)})`);
    return { values, marked };
  }

  async function valuesOf(table: string, by: string | null, given: Values): Promise<NewRow> {
    const valid = { ...validValues[table], ...(by ? validValues[`${table} by ${by}`] : {}) };
    const values: Values = {};
    const marked = new Set<string>();
    for (const column of catalogue.columns(table)) {
      const { name } = column;
      if (column.isGenerated) continue;
      const fixed = name in given ? given[name] : valid[name];
      if (fixed !== undefined) values[name] = fixed === PERSON ? person.id : fixed;
      else if (column.references) values[name] = await refer(column, by);
      else {
        values[name] = markedValue(column, ++count);
        if (hasMarker(column)) marked.add(name);
      }
    }
    return { values, marked };
  }

  /** Leaves out other people where it can, and refers to a row of nobody or somebody else where it must. */
  async function refer(column: CatalogueColumn, by: string | null): Promise<string | null> {
    const { table, isRequired, references } = column;
    if (!references || references.table === table) return null;
    if (isHanging(column) && !isRequired && (by || !isPersonReference(column))) return null;
    return (await otherRow(references.table))[references.column] ?? null;
  }

  /** Returns a row of nobody, the same one for all; of people a new one each time, as a key may be its own reference. */
  async function otherRow(table: string): Promise<Values> {
    const isShared = organisationTables.includes(table) || !catalogue.personalTables.includes(table);
    if (!isShared) return (await insert(table, null, {})).values;
    const row = otherRows.get(table) ?? (await findAny(table)) ?? (await insert(table, null, {})).values;
    otherRows.set(table, row);
    return row;
  }

  /** Plans are there from the start, and a second one of the same id is refused. */
  async function findAny(table: string): Promise<Values | null> {
    if (table !== 'plans') return null;
    const { rows } = await db.execute<Values>(sql`select id from plans limit 1`);
    return rows[0] ?? null;
  }

  const rows: MarkedRow[] = [];
  for (const table of catalogue.personalTables) rows.push(...(await rowsOf(table)));
  return rows;
}

/** Returns whether a column of this type has room for a value that no other column has. */
const hasMarker = ({ type, allowed }: CatalogueColumn): boolean =>
  allowed === null && !/^(boolean|smallint)/.test(type);

/** Generates a value that no other column has, as far as the type has room for one. */
function markedValue(
  { type, allowed, default: fallback }: Pick<CatalogueColumn, 'type' | 'allowed' | 'default'>,
  number: number,
): string {
  const text = `marker${String(number).padStart(5, '0')}z`;
  const time = new Date(FIRST_TIME + number * 60_000).toISOString();
  if (type.endsWith('[]')) return `{${markedValue({ type: type.slice(0, -2), allowed: null, default: null }, number)}}`;
  if (allowed) return allowed[0] ?? text;
  if (type === 'uuid') return randomUUID();
  if (type === 'jsonb') return JSON.stringify(fallback?.startsWith("'[") ? [text] : { marker: text });
  if (type === 'boolean') return 'true';
  if (type === 'bytea') return `\\x${Buffer.from(text).toString('hex')}`;
  if (type === 'timestamp with time zone') return time;
  if (type === 'date') return new Date(FIRST_TIME - number * 86_400_000).toISOString().slice(0, 10);
  if (type === 'smallint') return String(number);
  if (/^(integer|bigint|real|double precision|numeric|xid8)/.test(type)) return String(FIRST_NUMBER + number);
  if (type === 'text') return text;
  throw new Error(`No marker for a column of type ${type}: add one to marked-rows.ts`);
}
