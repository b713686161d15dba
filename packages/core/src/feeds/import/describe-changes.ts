import type { FeedRunItem } from '@stellenvisite/contract/feed-runs.schema';
import { FEED_VALUE_CHANGES, type FeedChange } from '@stellenvisite/contract/feeds';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';

const LONG = [
  ['text', ['introHtml', 'sections']],
  ['contact', ['contact']],
  ['duty', ['duty']],
] as const satisfies readonly (readonly [FeedChange, readonly (keyof JobContent)[]])[];

/** What the feed has changed of a job, with values as far as they are short; what the employer changed here is left out. */
export function describeChanges(
  before: JobContent,
  after: JobContent,
  overrides: readonly string[],
): FeedRunItem['changes'] {
  const isKept = (field: string) => overrides.includes(field);
  const short = FEED_VALUE_CHANGES.flatMap((field) => {
    const [from, to] = [shortly(field, before), shortly(field, after)];
    return from === to || isKept(field) ? [] : [{ field, before: from, after: to }];
  });
  const long = LONG.filter(([, parts]) => parts.some((part) => !isKept(part) && differs(before[part], after[part])));
  return [...short, ...long.map(([field]) => ({ field, before: null, after: null }))];
}

/** What is not said at all and what is said to be nothing are the same. */
const differs = (one: unknown, other: unknown) => canonical(one) !== canonical(other);

function canonical(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || part === '' || (Array.isArray(part) && part.length === 0)) return undefined;
    if (typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part as object).sort(([a], [b]) => a.localeCompare(b)));
  });
  return text === undefined || text === '{}' ? '' : text;
}

function shortly(field: (typeof FEED_VALUE_CHANGES)[number], content: JobContent): string | null {
  if (field === 'salary') {
    const { salary } = content;
    return salary ? `${salary.min}–${salary.max} ${salary.currency} ${salary.period}` : null;
  }
  if (field === 'hoursPerWeek')
    return content.hoursPerWeek ? `${content.hoursPerWeek.min}–${content.hoursPerWeek.max}` : null;
  if (field === 'location') {
    const { location } = content;
    return location ? [location.postalCode, location.city].filter(Boolean).join(' ') : null;
  }
  return content[field] ?? null;
}
