import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import { readExperienceLevel } from '../values/read-words.ts';
import type { FeedAdapter } from './adapter.ts';
import { readUrl } from './assemble-job.ts';

/** Indeed's XML and Jobrapido's, which has the same shape with other names for a few fields. */
export const indeed: FeedAdapter = {
  format: 'indeed',
  syntax: 'xml',
  items: ['source/job', 'source/jobs/job', 'jobs/source/job'],
  publisher: 'source/publisher',
  fields: {
    externalId: ['referencenumber', 'reference_id', 'requisitionid', 'id'],
    title: 'title',
    text: 'description',
    place: ['city', 'location'],
    postalCode: ['postalcode', 'zip'],
    street: ['streetaddress', 'address'],
    region: ['state', 'region'],
    country: 'country',
    url: ['url', 'website'],
    applyEmail: 'email',
    employerName: ['company', 'sourcename'],
    department: 'category',
    employmentType: ['jobtype', 'type', 'contract'],
    contract: ['contract', 'contracttype'],
    remote: 'remotetype',
    pay: 'salary',
    postedAt: ['date', 'publishdate', 'pubdate'],
    expiresAt: ['expirationdate', 'expirydate'],
    reference: 'requisitionid',
    language: 'language',
  },
  recognise(shape) {
    if (shape.root !== 'source' && shape.root !== 'jobs') return null;
    const proof = [
      'referencenumber',
      'sourcename',
      'publishdate',
      'reference_id',
      'streetaddress',
      'postalcode',
      'url',
    ].filter((name) => hasAny(shape, `source/job/${name}`, `source/jobs/job/${name}`, `jobs/source/job/${name}`));
    if (hasAny(shape, 'source/job/partnerjobid', 'source/job/applyurl')) return null;
    if (proof.length > 0) return ['source', 'job', ...proof.slice(0, 3)];
    return shape.root === 'source' && hasAny(shape, 'source/job', 'source/publisher') ? ['source', 'publisher'] : null;
  },
  complete(job, item) {
    const experience = textAt(item, 'experience');
    job.experienceLevel = experience === null ? null : readExperienceLevel(experience);
    const apply = textAt(item, 'indeed-apply-data');
    const applyUrl = apply === null ? null : new URLSearchParams(apply).get('indeed-apply-jobUrl');
    if (applyUrl) job.applyUrl = readUrl(applyUrl);
  },
};
