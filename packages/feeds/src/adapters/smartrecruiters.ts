import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import { readExperienceLevel } from '../values/read-words.ts';
import type { FeedAdapter } from './adapter.ts';
import { readUrl } from './assemble-job.ts';
import { sectionsAt } from './section.ts';

const SECTIONS = 'jobAd/sections';

/** The list has no texts: they are in the detail that `ref` is the address of, which is read as a document of one item. */
export const smartrecruiters: FeedAdapter = {
  format: 'smartrecruiters',
  syntax: 'json',
  items: ['$/content'],
  expectedItems: '$/totalfound',
  fields: {
    externalId: ['id', 'uuid'],
    title: 'name',
    text: `${SECTIONS}/jobDescription/text`,
    place: 'location/city',
    postalCode: 'location/postalCode',
    street: 'location/address',
    region: 'location/region',
    country: 'location/country',
    url: 'postingUrl',
    applyUrl: 'applyUrl',
    employerName: 'company/name',
    department: 'department/label',
    employmentType: ['typeOfEmployment/label', 'typeOfEmployment/id'],
    postedAt: 'releasedDate',
    reference: 'refNumber',
    language: 'language/code',
  },
  recognise: (shape) =>
    hasAny(shape, '$/content') && hasAny(shape, '$/totalfound', '$/content/refnumber', '$/content/releaseddate')
      ? ['content', 'totalFound']
      : null,
  complete(job, item) {
    job.sections = sectionsAt(item, [
      { kind: 'about', path: `${SECTIONS}/companyDescription/text`, heading: `${SECTIONS}/companyDescription/title` },
      { kind: 'tasks', path: `${SECTIONS}/jobDescription/text`, heading: `${SECTIONS}/jobDescription/title` },
      { kind: 'profile', path: `${SECTIONS}/qualifications/text`, heading: `${SECTIONS}/qualifications/title` },
      {
        kind: 'other',
        path: `${SECTIONS}/additionalInformation/text`,
        heading: `${SECTIONS}/additionalInformation/title`,
      },
    ]);
    job.detailUrl = readUrl(textAt(item, 'ref') ?? '');
    const level = textAt(item, 'experienceLevel/label');
    job.experienceLevel = level === null ? null : readExperienceLevel(level);
    if (textAt(item, 'location/remote') === 'true') job.remote = 'remote';
    const company = textAt(item, 'company/identifier');
    if (job.url === null && company !== null && job.externalId !== null) {
      job.url = `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(job.externalId)}`;
    }
  },
};
