import { readFileSync } from 'node:fs';
import type { FeedEntry, FeedJob } from '../feed-job.ts';
import { type ReadFeedOptions, readFeed } from '../read-feed.ts';

export const sampleOf = (name: string): Uint8Array => readFileSync(new URL(`../../samples/${name}`, import.meta.url));

/** In pieces of one byte's to the whole document's size: a reader must not care where they are cut. */
export function* inPieces(document: Uint8Array | string, size = 1_000): Generator<Uint8Array> {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export async function entriesOf(
  document: Uint8Array | string,
  options: ReadFeedOptions,
  size?: number,
): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for await (const entry of readFeed(inPieces(document, size), options)) entries.push(entry);
  return entries;
}

export const jobsOf = (entries: readonly FeedEntry[]): FeedJob[] =>
  entries.flatMap((entry) => (entry.kind === 'job' ? [entry.job] : []));

export const problemsOf = (entries: readonly FeedEntry[]) => entries.filter((entry) => entry.kind === 'problem');
