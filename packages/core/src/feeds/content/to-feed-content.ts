import { startOfBerlinDay } from '@stellenvisite/contract/berlin-time';
import type { FeedHint, QuarantineReason } from '@stellenvisite/contract/feeds';
import { JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { firstPublicDay } from '@stellenvisite/contract/swiss-embargo';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { readHoursFromText } from '@stellenvisite/feeds/resolve/read-hours';
import { readTariffFromText } from '@stellenvisite/feeds/resolve/read-tariff';
import { readContractFromText, readRemoteFromText, readShiftsFromText } from '@stellenvisite/feeds/resolve/read-work';
import type { Search } from '@stellenvisite/search';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import type { SaidBeside } from './apply-words.ts';
import { matchKeyOf, urlKeyOf } from './duplicate-keys.ts';
import { findHints, findReasons } from './find-item-problems.ts';
import { isReportable } from './reportable-occupations.ts';
import { toApplying, toContact } from './to-applying.ts';
import { salaryInText, sure, toEmploymentType, toExperience, toHours, toSalary } from './to-conditions.ts';
import { toDates } from './to-dates.ts';
import { type FeedEmployer, toLocation } from './to-location.ts';
import { toSections, toText } from './to-sections.ts';

export type Reader = { employer: FeedEmployer; classify: Search['classify']; now: Date };

/** A job of the feed as it is published, and what is wrong with it. */
export type ReadFeedJob = {
  content: JobContent;
  reasons: QuarantineReason[];
  hints: FeedHint[];
  postedAt: Date;
  validThrough: Date;
  hasEnd: boolean;
  urlKey: string | null;
  matchKey: string | null;
};

export function toFeedContent(job: FeedJob, beside: SaidBeside, reader: Reader): ReadFeedJob {
  const { employer, now } = reader;
  const location = toLocation(job, employer);
  const country = location?.country ?? employer.country;
  const title = job.title?.slice(0, 160) ?? null;
  const { introHtml, sections } = toSections(job.sections);
  const found = title
    ? reader.classify({
        title,
        department: job.department,
        country,
        specialty: null,
        introHtml,
        sections,
        requirements: [],
        benefits: [],
      })
    : null;
  const said = JOB_CATEGORIES.find((category) => category === beside.category);
  const category = said ?? occupationByKey.get(found?.occupation ?? '')?.category;
  const text = toText([introHtml, ...sections.map(({ html }) => html)].join(' '));
  const salary = toSalary(job, country) ?? salaryInText(job, text, country);
  const tariff = sure(readTariffFromText(text));
  const shifts = sure(readShiftsFromText(text));
  const mustReport = country === 'CH' && title !== null && isReportable(title);
  const content: JobContent = {
    ...(title && { title }),
    ...(category && { category }),
    specialty: found?.specialty ?? null,
    employmentType: toEmploymentType(job, text),
    experienceLevel: job.experienceLevel ?? toExperience(found?.level ?? null),
    remote: job.remote ?? sure(readRemoteFromText(text)) ?? 'onsite',
    contract: job.contract ?? sure(readContractFromText(text)) ?? 'permanent',
    hoursPerWeek: toHours(job.hoursPerWeek ?? sure(readHoursFromText(text))),
    startsOn: job.startsOn && /^\d{4}-\d\d-\d\d/.test(job.startsOn) ? job.startsOn.slice(0, 10) : null,
    introHtml,
    sections,
    salary,
    ...(tariff && { tariff }),
    ...(shifts && { duty: { shifts } }),
    ...(location && { location }),
    contact: toContact(job),
    ...toApplying(job),
    reference: (job.reference ?? job.externalId)?.slice(0, 80) ?? null,
    ...(mustReport && { mustReport, reportedOn: beside.reportedOn }),
  };
  const firstDay = firstPublicDay(content);
  const dates = toDates(job, now, firstDay ? startOfBerlinDay(firstDay) : null);
  return {
    content,
    ...dates,
    reasons: findReasons(job, content, dates),
    hints: findHints(job, content),
    urlKey: urlKeyOf(job.url ?? job.applyUrl),
    matchKey: matchKeyOf(title, job.employerName ?? employer.name, location?.city ?? null),
  };
}
