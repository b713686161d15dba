import { childOf, htmlOf, nodesAt, textAt, textsAt } from '../reading/feed-node.ts';
import { readExperienceLevel } from '../values/read-words.ts';
import { sectionKindOf } from '../values/section-kind.ts';
import { toHtml } from '../values/to-html.ts';
import type { FeedAdapter } from './adapter.ts';
import { splitWords } from './assemble-job.ts';

export const personio: FeedAdapter = {
  format: 'personio',
  syntax: 'xml',
  items: ['workzag-jobs/position'],
  fields: {
    externalId: 'id',
    title: 'name',
    text: 'jobDescriptions',
    place: 'office',
    employerName: 'subcompany',
    department: 'department',
    employmentType: 'schedule',
    contract: 'employmentType',
    remote: 'workplaceType',
    postedAt: 'createdAt',
    keywords: 'keywords',
    pay: 'salaryInformation/min',
    payMax: 'salaryInformation/max',
    payPeriod: 'salaryInformation/type',
    payCurrency: 'salaryInformation/currencyCode',
  },
  recognise: ({ root, counts }) =>
    root === 'workzag-jobs' ? ['workzag-jobs', ...(counts.has('workzag-jobs/position') ? ['position'] : [])] : null,
  complete(job, item, { url }) {
    job.sections = nodesAt(item, 'jobDescriptions/jobDescription').flatMap((description) => {
      const heading = textAt(description, 'name');
      const value = childOf(description, 'value');
      const html = value ? toHtml(htmlOf(value)) : '';
      return html === '' ? [] : [{ kind: sectionKindOf(heading), heading, html }];
    });
    for (const office of textsAt(item, 'additionalOffices/office')) {
      job.places.push({ label: office, street: null, postalCode: null, city: office, region: null, country: null });
    }
    const kind = textAt(item, 'employmentType');
    if (kind === 'intern' || kind === 'freelance') {
      job.employmentTypes = [kind === 'intern' ? 'internship' : 'freelance'];
      job.sources.employmentType = { from: 'field', element: 'employmentType', words: kind };
    }
    const seniority = textAt(item, 'seniority') ?? textAt(item, 'yearsOfExperience');
    job.experienceLevel = seniority === null ? null : readExperienceLevel(seniority);
    job.keywords = [...new Set([...job.keywords, ...splitWords(textAt(item, 'occupation'))])];
    if (job.externalId !== null) job.url = jobUrl(url, job.externalId);
  },
};

/** Personio names no address of a job: it is the board's own with the job's number. */
function jobUrl(feedUrl: string | null, id: string): string | null {
  if (feedUrl === null || !URL.canParse(feedUrl)) return null;
  return new URL(`/job/${encodeURIComponent(id)}`, feedUrl).href;
}
