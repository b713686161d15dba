import type { FeedPreview } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { CorrectableField } from '@stellenvisite/contract/feeds/feeds';

/** The record of a quarantined job: the feed's own words, to be parsed again once they are corrected. */
export type QuarantinedRecord = {
  job: Record<string, unknown> | null;
  said: Partial<Record<CorrectableField, string>>;
  preview: FeedPreview | null;
};

/** Written by the importer alone, so its shape is known. */
export function toQuarantinedRecord(value: Record<string, unknown> | null): QuarantinedRecord | null {
  return value as QuarantinedRecord | null;
}
