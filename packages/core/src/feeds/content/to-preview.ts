import type { FeedPreview } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import type { ReadFeedJob } from './to-feed-content.ts';
import type { FeedEmployer } from './to-location.ts';
import { toText } from './to-sections.ts';

const PREVIEWED_TEXT = 300;

export function toPreview(job: FeedJob, read: ReadFeedJob, employer: FeedEmployer): FeedPreview {
  const { content } = read;
  const html = [content.introHtml ?? '', ...(content.sections ?? []).map((section) => section.html)].join(' ');
  return {
    externalId: job.externalId ?? '',
    title: content.title ?? '',
    employer: job.employerName ?? employer.name,
    city: content.location?.city ?? null,
    country: content.location?.country ?? null,
    category: content.category ?? null,
    specialty: content.specialty ?? null,
    employmentType: content.employmentType ?? null,
    experienceLevel: content.experienceLevel ?? null,
    contract: content.contract ?? null,
    salary: content.salary ?? null,
    hoursPerWeek: content.hoursPerWeek ?? null,
    shifts: content.duty?.shifts ?? [],
    validThrough: read.hasEnd ? read.validThrough.toISOString().slice(0, 10) : null,
    url: job.url,
    text: toText(html).slice(0, PREVIEWED_TEXT),
    problems: [...read.reasons, ...read.hints],
    sources: read.sources,
  };
}
