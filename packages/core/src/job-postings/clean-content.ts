import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { sanitizeHtml } from '../html/sanitize-html.ts';

/** What an employer wrote, without anything that its preview or its page may not show. */
export function cleanContent<Content extends JobContent>(content: Content): Content {
  const { introHtml, sections } = content;
  return {
    ...content,
    ...(introHtml !== undefined && { introHtml: sanitizeHtml(introHtml) }),
    ...(sections && { sections: sections.map((section) => ({ ...section, html: sanitizeHtml(section.html) })) }),
  };
}
