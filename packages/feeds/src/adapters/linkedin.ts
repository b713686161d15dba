import { hasAny } from '../reading/document-shape.ts';
import { textAt, textsAt } from '../reading/feed-node.ts';
import { readExperienceLevel } from '../values/read-words.ts';
import type { FeedAdapter } from './adapter.ts';

const SALARY = 'salaries/salary';

export const linkedin: FeedAdapter = {
  format: 'linkedin',
  syntax: 'xml',
  items: ['source/job', 'source/jobs/job'],
  expectedItems: 'source/expectedjobcount',
  publisher: 'source/publisher',
  dateOrder: 'month_first',
  fields: {
    externalId: 'partnerJobId',
    title: 'title',
    text: 'description',
    place: ['city', 'location'],
    postalCode: 'postalCode',
    region: 'state',
    country: 'country',
    url: 'applyUrl',
    applyUrl: 'applyUrl',
    employerName: 'company',
    employmentType: 'jobtype',
    remote: 'workplaceTypes',
    pay: [`${SALARY}/lowEnd/amount`, `${SALARY}/lowEnd`],
    payMax: [`${SALARY}/highEnd/amount`, `${SALARY}/highEnd`],
    payPeriod: `${SALARY}/period`,
    payCurrency: [`${SALARY}/lowEnd/currencyCode`, `${SALARY}/highEnd/currencyCode`],
    postedAt: 'listDate',
    expiresAt: 'expirationDate',
    contactEmail: 'posterEmail',
  },
  recognise: (shape) =>
    shape.root === 'source' && hasAny(shape, 'source/job/partnerjobid', 'source/jobs/job/partnerjobid')
      ? ['source', 'job', 'partnerJobId']
      : null,
  complete(job, item) {
    const level = textAt(item, 'experienceLevel');
    job.experienceLevel = level === null ? null : readExperienceLevel(level.replaceAll('_', ' '));
    job.keywords = textsAt(item, 'skills/skill');
  },
};
