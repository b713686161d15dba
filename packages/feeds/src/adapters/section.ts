import type { FeedSection, FeedSectionKind } from '../feed-job.ts';
import { type FeedNode, htmlAt, textAt } from '../reading/feed-node.ts';
import { toHtml } from '../values/to-html.ts';

/** Locates a section of an ad: its kind, its text, and its heading if it has one. */
export type SectionPath = { kind: FeedSectionKind; path: string; heading?: string };

export function sectionsAt(item: FeedNode, paths: readonly SectionPath[]): FeedSection[] {
  return paths.flatMap(({ kind, path, heading }) => {
    const html = toHtml(htmlAt(item, path) ?? '');
    return html === '' ? [] : [{ kind, heading: heading === undefined ? null : textAt(item, heading), html }];
  });
}
