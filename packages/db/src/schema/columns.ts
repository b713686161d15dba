import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** Defines a column with one value of a contract's list. */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** Defines a column of sanitised HTML. */
export const richText = () =>
  text()
    .$type<RichText>()
    .notNull()
    .default('' as RichText);

export const contactColumns = {
  contactName: text(),
  contactRole: text(),
  contactEmail: text(),
  contactPhone: text(),
  contactHours: text(),
};
