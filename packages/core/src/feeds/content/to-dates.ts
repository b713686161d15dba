import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/job-postings';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';

const DAY_MS = 86_400_000;

/** A day without a time begins in the morning of Europe, and ends with its evening. `notBefore` is the end of an embargo. */
export function toDates({ postedAt, expiresAt }: FeedJob, now: Date, notBefore: Date | null = null) {
  const posted = parse(postedAt, 'T06:00:00Z');
  const expires = parse(expiresAt, 'T21:00:00Z');
  const from = posted && posted < now ? posted : now;
  return {
    postedAt: notBefore && notBefore > from ? notBefore : from,
    validThrough: expires ?? new Date(now.getTime() + DEFAULT_POSTING_DAYS * DAY_MS),
    hasEnd: expires !== null,
  };
}

function parse(text: string | null, time: string): Date | null {
  if (!text) return null;
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}${time}` : text);
  return Number.isNaN(date.getTime()) ? null : date;
}
