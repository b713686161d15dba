import type { JobSection } from './job-fields.schema.ts';

declare const richText: unique symbol;

/**
 * HTML that was cut down to the tags a text needs. Columns of rich text take nothing else, and only `sanitizeHtml` of core makes
 * it: text from a form, a feed or a file does not compile into the database before it went through there.
 */
export type RichText = string & { readonly [richText]: true };

export type RichTextSection = JobSection & { html: RichText };
