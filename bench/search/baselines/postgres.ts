import { type Database, openDatabase } from '@stellenvisite/db/client';
import type { Answer, ComparedSort, Engine, ListFilter, Question } from '../engine.ts';
import { BAR_CENTS, type CountRow, DAY_S, readCounts, WITHIN_DAYS } from '../facets.ts';
import type { SearchDocument } from '../read-documents.ts';
import { ARRAYS, createTable, SCALARS, TABLE } from './postgres-table.ts';

/** Opens a careful implementation with PostgreSQL alone: page and counts are queried at the same time. */
export async function openPostgres(
  batches: AsyncIterable<SearchDocument[]>,
  connectionString: string,
): Promise<Engine> {
  // Enough memory to count in: with the default of 4 MB the results would be written to disk first.
  process.env.PGOPTIONS = '-c work_mem=64MB';
  const database = openDatabase({ connectionString, applicationName: 'bench plain', statementTimeoutMs: 0 });
  await createTable(database, batches);
  return {
    search: (question) => answer(database.pool, question),
    async close() {
      await database.pool.query(`drop table if exists ${TABLE}`);
      await database.close();
    },
  };
}

type Values = unknown[];
type Filter = { facet: string; sql: string };

async function answer(pool: Database['pool'], question: Question): Promise<Answer> {
  const nowS = Math.floor(Date.now() / 1000);
  const values: Values = [];
  const placeholder = (value: unknown) => `$${values.push(value)}`;
  const base = baseOf(question, placeholder);
  const filters = filtersOf(question, nowS, placeholder);
  const given = [...values];
  const from = `${TABLE}${question.q === '' ? '' : ", websearch_to_tsquery('german', $1) query"}`;
  const everything = [base, ...filters.map(({ sql }) => sql)].join(' and ');
  const order = question.q === '' && question.sort === 'relevance' ? ORDER.newest : ORDER[question.sort];
  const [page, counts] = await Promise.all([
    pool.query<{ id: string }>(
      `select id from ${from} where ${everything} order by ${order}, id
       limit ${question.pageSize} offset ${(question.page - 1) * question.pageSize}`,
      given,
    ),
    pool.query<CountRow>(countsSql(from, base, everything, filters, nowS), given),
  ]);
  return { ids: page.rows.map(({ id }) => id), ...readCounts(counts.rows) };
}

const ORDER: Record<ComparedSort, string> = {
  relevance: 'ts_rank(tsv, query) desc, "postedAt" desc',
  newest: '"postedAt" desc',
  oldest: '"postedAt"',
  salary_desc: 'pay desc nulls last',
  salary_asc: 'pay',
  title_asc: 'title',
  title_desc: 'title desc',
};

/** Returns the conditions that every facet count includes: the words and the place. */
function baseOf({ q, near }: Question, placeholder: (value: unknown) => string): string {
  const conditions = ['true'];
  if (q !== '') {
    placeholder(q.replace(/\boder\b/gi, 'or'));
    conditions.push('tsv @@ query');
  }
  if (near) {
    const [lat, lon, km] = [placeholder(near.lat), placeholder(near.lon), placeholder(near.km)].map(
      (each) => `${each}::float8`,
    );
    conditions.push(
      `lat between ${lat} - ${km} / 111 and ${lat} + ${km} / 111`,
      `lon between ${lon} - ${km} / (111 * cos(radians(${lat}))) and ${lon} + ${km} / (111 * cos(radians(${lat})))`,
      `12742 * asin(least(1, sqrt(sin(radians(lat - ${lat}) / 2) ^ 2
        + cos(radians(lat)) * cos(radians(${lat})) * sin(radians(lon - ${lon}) / 2) ^ 2))) <= ${km}`,
    );
  }
  return conditions.join(' and ');
}

function filtersOf(question: Question, nowS: number, placeholder: (value: unknown) => string): Filter[] {
  const { filters, weekendFree, postedWithin, salaryMin } = question;
  const parts = (Object.entries(filters) as [ListFilter, string[]][]).map(([facet, wanted]) => ({
    facet: facet as string,
    sql: ARRAYS.includes(facet)
      ? `"${facet}" && ${placeholder(wanted)}::text[]`
      : `"${facet}" = any(${placeholder(wanted)}::text[])`,
  }));
  if (weekendFree) parts.push({ facet: 'weekendFree', sql: '"weekendFree"' });
  if (postedWithin) parts.push({ facet: 'postedWithin', sql: `"postedAt" >= ${nowS - postedWithin * DAY_S}` });
  if (salaryMin) parts.push({ facet: 'salary', sql: `pay >= ${placeholder(salaryMin * 100)}::int` });
  return parts;
}

/** Facets without a choice share one pass over what is found; one with a choice is counted around it. */
function countsSql(from: string, base: string, everything: string, filters: readonly Filter[], nowS: number): string {
  const isFree = (facet: string) => !filters.some((filter) => filter.facet === facet);
  const free = SCALARS.filter(isFree);
  const pick = (result: (name: string) => string) =>
    `case ${free.map((name) => `when grouping("${name}") = 0 then ${result(name)}`).join(' ')} end`;
  const source = (facet: string) => {
    const others = [base, ...filters.filter((filter) => filter.facet !== facet).map(({ sql }) => sql)].join(' and ');
    return isFree(facet) ? 'found' : `(select * from ${from} where ${others}) around`;
  };
  const group = (facet: string, value: string, also = '') =>
    `select '${facet}', (${value})::text, count(*) from ${source(facet)}${also} group by 2`;
  return `
    with found as materialized (select * from ${from} where ${everything})
    select '' as facet, null as value, count(*) as count from found
    union all select ${pick((name) => `'${name}'`)}, ${pick((name) => `"${name}"`)}, count(*) from found
      group by grouping sets (${free.map((name) => `("${name}")`).join(', ')})
    ${SCALARS.filter((facet) => !isFree(facet))
      .map((facet) => `union all ${group(facet, `"${facet}"`)}`)
      .join('\n')}
    ${ARRAYS.map((facet) => `union all ${group(facet, 'v', `, unnest("${facet}") v`)}`).join('\n')}
    union all ${group('weekendFree', '"weekendFree"')}
    union all ${group('salary', `pay / ${BAR_CENTS} * ${BAR_CENTS / 100}`, ' where pay is not null')}
    union all select 'postedWithin', days, count from (select
      ${WITHIN_DAYS.map((days) => `count(*) filter (where "postedAt" >= ${nowS - days * DAY_S}) as d${days}`).join(', ')}
      from ${source('postedWithin')}) sums,
      lateral (values ${WITHIN_DAYS.map((days) => `('${days}', d${days})`).join(', ')}) posted (days, count)`;
}
