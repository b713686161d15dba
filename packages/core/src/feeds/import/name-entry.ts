import { createHash } from 'node:crypto';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';

const LONGEST_NAME = 300;

export type EntryName = { externalId: string; isDoubled: boolean };

/** An item without a name of its own gets one from its words; of two with one name the second is held. `seen` learns the name. */
export function nameEntry(seen: Set<string>, job: FeedJob): EntryName {
  const own = ownNameOf(job);
  const isDoubled = seen.has(own);
  const externalId = isDoubled ? doubledNameOf(own, job) : own;
  seen.add(externalId);
  return { externalId, isDoubled };
}

/** The name that an earlier look at the whole document gave. */
export function nameAgain(job: FeedJob, isDoubled: boolean): EntryName {
  const own = ownNameOf(job);
  return { externalId: isDoubled ? doubledNameOf(own, job) : own, isDoubled };
}

function ownNameOf({ externalId, title, url, places }: FeedJob): string {
  if (externalId === null) return `#${digest(JSON.stringify([title, url, places]))}`;
  // A part of a string keeps the whole of it in memory, here the piece of the document; names are kept until the run ends.
  return Buffer.from(externalId.slice(0, LONGEST_NAME)).toString();
}

const doubledNameOf = (own: string, { title, places, sections }: FeedJob) =>
  `${own}#${digest(JSON.stringify([title, places, sections]))}`;

const digest = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);
