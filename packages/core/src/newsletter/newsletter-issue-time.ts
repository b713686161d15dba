import { TIME_ZONE } from '@stellenvisite/contract/countries';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';

const ISSUE_HOUR = 6;
const DAY_MS = 86_400_000;
const FRIDAY = 5;

export type IssueTime = { issuedAt: Date; frequencies: NewsletterFrequency[] };

/** The issue of this moment: the latest six o'clock in the morning. Fridays serve the weekly readers too. */
export function latestIssue(now: Date): IssueTime {
  const today = sixOClock(now);
  const issuedAt = today <= now ? today : sixOClock(new Date(now.getTime() - DAY_MS));
  const weekday = new Date(issuedAt.getTime() + zoneOffset(issuedAt)).getUTCDay();
  return { issuedAt, frequencies: weekday === FRIDAY ? ['daily', 'weekly'] : ['daily'] };
}

/** What a reader without an earlier issue is told about. */
export function firstIssueSince(issuedAt: Date, frequency: NewsletterFrequency): Date {
  return new Date(issuedAt.getTime() - (frequency === 'weekly' ? 7 : 1) * DAY_MS);
}

function sixOClock(moment: Date): Date {
  const local = new Date(moment.getTime() + zoneOffset(moment));
  const asIfUtc = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), ISSUE_HOUR);
  // Clocks change at two or three in the morning, so six and a few hours later are always on the same side.
  return new Date(asIfUtc - zoneOffset(new Date(asIfUtc)));
}

const zoned = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

function zoneOffset(moment: Date): number {
  const name = zoned.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
