import type { FeedSection } from '@stellenvisite/feeds/feed-job';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';

const MAX_SECTION = 20_000;

const KINDS: Record<FeedSection['kind'], 'about' | 'tasks' | 'team' | 'employer' | 'process'> = {
  tasks: 'tasks',
  profile: 'about',
  offer: 'employer',
  about: 'employer',
  other: 'about',
};

export function toSections(sections: readonly FeedSection[]) {
  const clean = sections
    .map(({ kind, heading, html }) => ({
      kind: KINDS[kind],
      heading: (heading ?? '').slice(0, 160),
      html: sanitizeHtml(html.slice(0, MAX_SECTION)),
    }))
    .filter(({ html }) => html !== '')
    .slice(0, 20);
  const [first, ...rest] = clean;
  // A text without a heading of its own is what the ad begins with.
  return first && first.heading === ''
    ? { introHtml: first.html, sections: rest }
    : { introHtml: sanitizeHtml(''), sections: clean };
}

/** Returns the text of HTML with a line for each block, as a sentence does not go on in the next one. */
export const toLines = (html: string) =>
  html
    .replaceAll(/<\/?(?:p|li|ul|ol|br|h\d|div|tr|td)\b[^<>]*>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]{2,}|\u00a0/g, ' ');

export const toText = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    // A single space is left as it is: most of a text is words and single spaces.
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
