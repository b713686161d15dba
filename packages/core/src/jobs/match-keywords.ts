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
    union all select ${jobs.id} from ${jobs} where ${jobs.employerId} = any(array(
      select ${employers.id} from ${employers} where lower(${employers.name}) like ${pattern}))`;
}

/**
 * 0 to 2: the share of the wanted words that the title carries, and how the text meets them. A title with every word says it
 * all; reading the text's vector costs most of a search, so only the others pay for it.
 */
export function keywordScore(keywords: readonly Keyword[]): SQL {
  const wanted = keywords.filter((keyword) => !keyword.isExcluded);
  if (wanted.length === 0) return sql`0`;
  const inTitle = wanted.map((keyword) => sql`(lower(${jobs.title}) like ${toLikePattern(keyword.text)})`);
  const hits = inTitle.map((isHit) => sql`${isHit}::int`);
  const words = wanted.map((keyword) => keyword.text).join(' ');
  return sql`(case when ${sql.join(inTitle, sql` and `)} then 2
    else (${sql.join(hits, sql` + `)})::float8 / ${sql.raw(String(wanted.length))}
      + ts_rank_cd(${jobs.search}, plainto_tsquery('german', ${words}), 32) end)`;
}

function toTsquery(keyword: Keyword): SQL {
  return keyword.isPhrase
    ? sql`phraseto_tsquery('german', ${keyword.text})`
    : sql`plainto_tsquery('german', ${keyword.text})`;
}

export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
