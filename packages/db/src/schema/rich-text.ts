import type { RichText } from '@stellenvisite/contract/rich-text';
import { text } from 'drizzle-orm/pg-core';

/** A column of sanitised HTML. */
export const richText = () =>
  text()
    .$type<RichText>()
    .notNull()
    .default('' as RichText);
