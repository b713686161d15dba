import { jobPostingsIn } from '../adapters/json-ld.ts';
import { FEED_LIMITS } from '../feed-limits.ts';
import { HtmlReader } from './read-html.ts';

/** How many jobs the beginning of a page describes as structured data. */
export function countJobPostings(text: string): number {
  let postings = 0;
  const reader = new HtmlReader(
    {
      root: () => {},
      outerValue: () => {},
      itemBegins: () => {},
      item: (node) => {
        postings += jobPostingsIn(node).length;
      },
      problem: () => {},
    },
    FEED_LIMITS,
  );
  reader.write(text);
  return postings;
}
