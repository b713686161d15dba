import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Answer, type ComparedSort, type Engine, LIST_FILTERS, type Question } from '../engine.ts';
import { BAR_CENTS, type CountRow, DAY_S, readCounts, valuesOf, WITHIN_DAYS } from '../facets.ts';
import { splitQuery } from '../query-words.ts';
import type { SearchDocument } from '../read-documents.ts';

const WEIGHTS = '10.0, 5.0, 3.0, 5.0, 1.0';
/** Facets of several values a job live in a table of their own; the others are columns. */
const MANY = new Set(['employerType', 'shift', 'employmentType']);
const COLUMNS = LIST_FILTERS.filter((name) => !MANY.has(name));

export async function openSqlite(batches: AsyncIterable<SearchDocument[]>): Promise<Engine> {
  const db = new DatabaseSync(':memory:');
  db.exec(`
    create table docs (id text, title text collate nocase, posted_at int, pay int, lat real, lon real, weekendFree int,
      ${COLUMNS.map((name) => `"${name}" text`).join(', ')});
    create table doc_values (facet text, value text, doc int, primary key (facet, doc, value)) without rowid;
    create virtual table fts using fts5(title, department, employer, place, text, content='', detail=full,
      tokenize='unicode61 remove_diacritics 2');`);
  await fill(db, batches);
  db.exec(`
    create index docs_posted on docs (posted_at); create index docs_pay on docs (pay); create index docs_title on docs (title);
    create index docs_place on docs (lat, lon);
    ${COLUMNS.map((name) => `create index "docs_${name}" on docs ("${name}");`).join('\n')}
    create index values_facet on doc_values (facet, value, doc);
    insert into fts (fts) values ('optimize'); analyze;`);
  return { search: (question) => answer(db, question), close: () => db.close() };
}

async function fill(db: DatabaseSync, batches: AsyncIterable<SearchDocument[]>): Promise<void> {
  const placeholders = (count: number) => Array.from({ length: count }, () => '?').join(', ');
  const addDoc = db.prepare(`insert into docs values (${placeholders(7 + COLUMNS.length)})`);
  const addText = db.prepare(
    `insert into fts (rowid, title, department, employer, place, text) values (${placeholders(6)})`,
  );
  const addValue = db.prepare('insert into doc_values values (?, ?, ?)');
  for await (const batch of batches) {
    db.exec('begin');
    for (const document of batch) {
      const { id, title, department, employer, city, region, text, postedAt, pay, lat, lon, weekendFree } = document;
      const columns = COLUMNS.map((name) => valuesOf[name](document)[0] ?? null);
      const { lastInsertRowid: doc } = addDoc.run(id, title, postedAt, pay, lat, lon, Number(weekendFree), ...columns);
      addText.run(doc, title, department, employer, `${city} ${region}`, text);
      for (const facet of LIST_FILTERS.filter((name) => MANY.has(name)))
        for (const value of valuesOf[facet](document)) addValue.run(facet, value, doc);
    }
    db.exec('commit');
  }
}

type Part = { facet: string; sql: string; values: SQLInputValue[] };

function answer(db: DatabaseSync, question: Question): Answer {
  const nowS = Math.floor(Date.now() / 1000);
  const match = toMatch(question.q);
  const hits = hitsOf(question, match);
  const filters = filtersOf(question, nowS);
  const all = where(filters);
  const order = ORDER[question.sort === 'relevance' && match === '' ? 'newest' : question.sort];
  const page = db
    .prepare(
      `with hits as not materialized (${hits.sql}) select id from hits where ${all.sql} order by ${order}, id limit ? offset ?`,
    )
    .all(...hits.values, ...all.values, question.pageSize, (question.page - 1) * question.pageSize);
  const parts = facetParts(filters, nowS);
  const rows = db
    .prepare(
      `with hits as materialized (${hits.sql}) select '' as facet, '' as value, count(*) as count from hits where ${all.sql}
       union all ${parts.map(({ sql }) => sql).join(' union all ')}`,
    )
    .all(...hits.values, ...all.values, ...parts.flatMap(({ values }) => values));
  return { ids: page.map(({ id }) => String(id)), ...readCounts(rows as CountRow[]) };
}

/** Returns the query for the hits of the words and the place: read once for the counts, and by its index where a page is enough. */
function hitsOf({ near }: Question, match: string): { sql: string; values: SQLInputValue[] } {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  if (match !== '') {
    conditions.push('fts match ?');
    values.push(match);
  }
  if (near) {
    const [dLat, dLon] = [near.km / 111, near.km / (111 * Math.cos((near.lat * Math.PI) / 180))];
    conditions.push(`lat between ? and ? and lon between ? and ? and 12742 * asin(sqrt(
      pow(sin(radians(lat - ?) / 2), 2) + cos(radians(lat)) * cos(radians(?)) * pow(sin(radians(lon - ?) / 2), 2))) <= ?`);
    values.push(
      near.lat - dLat,
      near.lat + dLat,
      near.lon - dLon,
      near.lon + dLon,
      near.lat,
      near.lat,
      near.lon,
      near.km,
    );
  }
  const from = match === '' ? 'docs' : 'fts join docs on docs.rowid = fts.rowid';
  const rank = match === '' ? '0' : `bm25(fts, ${WEIGHTS})`;
  const condition = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return {
    sql: `select docs.rowid as doc, docs.*, ${rank} as score from ${from} ${condition}`,
    values,
  };
}

const ORDER: Record<ComparedSort, string> = {
  relevance: 'score',
  newest: 'posted_at desc',
  oldest: 'posted_at',
  salary_desc: 'pay desc nulls last',
  salary_asc: 'pay nulls last',
  title_asc: 'title',
  title_desc: 'title desc',
};

function filtersOf({ filters, weekendFree, postedWithin, salaryMin }: Question, nowS: number): Part[] {
  const parts: Part[] = Object.entries(filters).map(([facet, values]) => {
    const placeholders = values.map(() => '?').join(', ');
    const sql = MANY.has(facet)
      ? `doc in (select doc from doc_values where facet = '${facet}' and value in (${placeholders}))`
      : `"${facet}" in (${placeholders})`;
    return { facet, sql, values };
  });
  if (weekendFree) parts.push({ facet: 'weekendFree', sql: 'weekendFree = 1', values: [] });
  if (postedWithin) parts.push({ facet: 'postedWithin', sql: 'posted_at >= ?', values: [nowS - postedWithin * DAY_S] });
  if (salaryMin) parts.push({ facet: 'salary', sql: 'pay >= ?', values: [salaryMin * 100] });
  return parts;
}

function where(parts: readonly Part[]): { sql: string; values: SQLInputValue[] } {
  if (parts.length === 0) return { sql: 'true', values: [] };
  return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.flatMap(({ values }) => values) };
}

function facetParts(filters: readonly Part[], nowS: number): { sql: string; values: SQLInputValue[] }[] {
  const others = (facet: string) => where(filters.filter((part) => part.facet !== facet));
  const group = (facet: string, value: string, from = 'hits', also = 'true', first: SQLInputValue[] = []) => {
    const { sql, values } = others(facet);
    return {
      sql: `select '${facet}', ${value}, count(*) from ${from} where ${also} and ${sql} group by 2`,
      values: [...first, ...values],
    };
  };
  return [
    ...COLUMNS.map((facet) => group(facet, `"${facet}"`)),
    ...[...MANY].map((facet) => group(facet, 'v.value', `hits join doc_values v using (doc)`, `v.facet = '${facet}'`)),
    group('weekendFree', 'weekendFree'),
    ...WITHIN_DAYS.map((days) => group('postedWithin', `'${days}'`, 'hits', 'posted_at >= ?', [nowS - days * DAY_S])),
    group('salary', `pay / ${BAR_CENTS} * ${BAR_CENTS / 100}`, 'hits', 'pay is not null'),
  ];
}

/** Words in quotes, so that nothing of the question is read as FTS5's own language. */
function toMatch(q: string): string {
  const parts = splitQuery(q);
  const quote = ({ text }: { text: string }) => `"${text}"`;
  const wanted = parts.filter(({ isExcluded }) => !isExcluded);
  if (wanted.length === 0) return '';
  const joined = wanted
    .map((part, at) => `${at === 0 ? '' : part.isAlternative ? ' OR ' : ' AND '}${quote(part)}`)
    .join('');
  const excluded = parts.filter(({ isExcluded }) => isExcluded).map((part) => ` NOT ${quote(part)}`);
  return `(${joined})${excluded.join('')}`;
}
