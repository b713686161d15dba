import type { Database } from '@stellenvisite/db/client';
import { LIST_FILTERS, type ListFilter } from '../engine.ts';
import { valuesOf } from '../facets.ts';
import type { SearchDocument } from '../read-documents.ts';

export const TABLE = 'bench_plain_docs';
/** Facets of several values a job are arrays; the others are text. */
export const ARRAYS: readonly ListFilter[] = ['employerType', 'shift', 'employmentType'];
export const SCALARS = LIST_FILTERS.filter((name) => !ARRAYS.includes(name));

const COLUMNS = [
  'id uuid',
  'title text',
  '"postedAt" int',
  'pay int',
  'lat float8',
  'lon float8',
  '"weekendFree" bool',
  ...SCALARS.map((name) => `"${name}" text`),
  ...ARRAYS.map((name) => `"${name}" text[]`),
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0]).join(', ');

/** A weighted `german` vector with a GIN index, and ordinary indexes for what is filtered and sorted by. */
export async function createTable({ pool }: Database, batches: AsyncIterable<SearchDocument[]>): Promise<void> {
  await pool.query(`drop table if exists ${TABLE}`);
  await pool.query(`create table ${TABLE} (${COLUMNS.join(', ')}, tsv tsvector)`);
  for await (const batch of batches) await pool.query(INSERT, [JSON.stringify(batch.map(toRow))]);
  await pool.query(`create index on ${TABLE} using gin (tsv)`);
  for (const name of ARRAYS) await pool.query(`create index on ${TABLE} using gin ("${name}")`);
  for (const columns of [...SCALARS.map((name) => `"${name}"`), '"postedAt", id', 'pay', 'title', 'lat, lon'])
    await pool.query(`create index on ${TABLE} (${columns})`);
  await pool.query(`vacuum analyze ${TABLE}`);
}

const INSERT = `
  insert into ${TABLE} (${NAMES}, tsv)
  select ${NAMES}, setweight(to_tsvector('german', title), 'A') || setweight(to_tsvector('german', department), 'B')
    || setweight(to_tsvector('german', employer || ' ' || city || ' ' || region), 'C')
    || setweight(to_tsvector('german', body), 'D')
  from json_to_recordset($1::json)
    as r (${COLUMNS.join(', ')}, department text, employer text, city text, region text, body text)`;

function toRow({ text, ...document }: SearchDocument) {
  const full = { ...document, text };
  return {
    ...document,
    body: text,
    ...Object.fromEntries(SCALARS.map((name) => [name, valuesOf[name](full)[0] ?? null])),
    ...Object.fromEntries(ARRAYS.map((name) => [name, valuesOf[name](full)])),
  };
}
