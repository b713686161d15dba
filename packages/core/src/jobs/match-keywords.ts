import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Keyword } from './parse-keywords.ts';

/** Shorter words are met by whole words only: "OP" is not inside "Kooperation". */
const MIN_LENGTH_INSIDE_WORDS = 3;

/** Every word must be met, in the text by its stem or inside a title or an employer's name as it is; excluded ones by nothing. */
export function matchesKeywords(keywords: readonly Keyword[]): SQL {
  const isAnySearchable = sql.join(
    keywords.map((keyword) => sql`numnode(${toTsquery(keyword)}) > 0`),
    sql` or `,
  );
  const conditions = keywords.map((keyword) => {
    const isMatch = sql`${jobs.id} in (${idsMatching(keyword)})`;
    // "und", "in", "&" carry nothing to search for, unless nothing else was typed.
    const isIgnored = sql`(numnode(${toTsquery(keyword)}) = 0 and (${isAnySearchable}))`;
    return keyword.isExcluded ? sql`(${isIgnored} or not ${isMatch})` : sql`(${isIgnored} or ${isMatch})`;
  });
  return sql.join(conditions, sql` and `);
}

function idsMatching(keyword: Keyword): SQL {
  const byText = sql`select ${jobs.id} from ${jobs} where ${jobs.search} @@ ${toTsquery(keyword)}`;
  if (keyword.text.length < MIN_LENGTH_INSIDE_WORDS && /[\p{L}\p{N}]/u.test(keyword.text)) return byText;
  const pattern = toLikePattern(keyword.text);
  return sql`${byText}
    union all select ${jobs.id} from ${jobs} where lower(${jobs.title}) like ${pattern}
    union all select ${jobs.id} from ${jobs} where ${jobs.employerId} in
      (select ${employers.id} from ${employers} where lower(${employers.name}) like ${pattern})`;
}

/** How much of the wanted words the title carries, 0 to 1. */
export function titleShare(keywords: readonly Keyword[]): SQL {
  const wanted = keywords.filter((keyword) => !keyword.isExcluded);
  if (wanted.length === 0) return sql`0`;
  const hits = wanted.map((keyword) => sql`(lower(${jobs.title}) like ${toLikePattern(keyword.text)})::int`);
  return sql`((${sql.join(hits, sql` + `)})::float8 / ${sql.raw(String(wanted.length))})`;
}

/** The wanted words as one query for ranking. */
export function rankingTsquery(keywords: readonly Keyword[]): SQL {
  const words = keywords.filter((keyword) => !keyword.isExcluded).map((keyword) => keyword.text);
  return sql`plainto_tsquery('german', ${words.join(' ')})`;
}

function toTsquery(keyword: Keyword): SQL {
  return keyword.isPhrase
    ? sql`phraseto_tsquery('german', ${keyword.text})`
    : sql`plainto_tsquery('german', ${keyword.text})`;
}

export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
