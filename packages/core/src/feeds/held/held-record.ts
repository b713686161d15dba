import type { FeedPreview } from '@stellenvisite/contract/feed-items.schema';
import type { MendableField } from '@stellenvisite/contract/feeds';

/** What is kept of a job that is held back: the feed's own words, to be read again once they are mended. */
export type HeldRecord = {
  job: Record<string, unknown> | null;
  said: Partial<Record<MendableField, string>>;
  preview: FeedPreview | null;
};

/** Written by the importer alone, so its shape is known. */
export function toHeldRecord(value: Record<string, unknown> | null): HeldRecord | null {
  return value as HeldRecord | null;
}
