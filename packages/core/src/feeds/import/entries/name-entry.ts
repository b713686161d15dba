import { createHash } from 'node:crypto';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';

const MAX_NAME_LENGTH = 300;

export type EntryName = { externalId: string; isDoubled: boolean };

/** Names an entry and adds the name to `seen`. Without an id of its own it is named by its content; of two with one id the second is quarantined. */
export function nameEntry(seen: Set<string>, job: FeedJob): EntryName {
  const own = ownNameOf(job);
  const isDoubled = seen.has(own);
  const externalId = isDoubled ? doubledNameOf(own, job) : own;
  seen.add(externalId);
  return { externalId, isDoubled };
}

/** Returns the name that the scan of the whole document gave. */
export function nameScanned(job: FeedJob, isDoubled: boolean): EntryName {
  const own = ownNameOf(job);
  return { externalId: isDoubled ? doubledNameOf(own, job) : own, isDoubled };
}

function ownNameOf({ externalId, title, url, places }: FeedJob): string {
  if (externalId === null) return `#${digest(JSON.stringify([title, url, places]))}`;
  // A part of a string retains the whole string, here a piece of the document, and names stay in memory until the run ends.
  return Buffer.from(externalId.slice(0, MAX_NAME_LENGTH)).toString();
}

const doubledNameOf = (own: string, { title, places, sections }: FeedJob) =>
  `${own}#${digest(JSON.stringify([title, places, sections]))}`;

const digest = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);
