import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { sectionsAt } from './section.ts';

/** The system of many Austrian employers. */
export const erecruiter: FeedAdapter = {
  format: 'erecruiter',
  syntax: 'xml',
  items: ['jobs/job'],
  fields: {
    externalId: 'id',
    title: 'name',
    text: ['description', 'content'],
    place: 'location',
    url: ['url', 'applyUrl'],
    applyUrl: 'applyUrl',
    department: 'jobProfile',
    employmentType: 'subTitle',
    contract: 'subTitle',
    postedAt: 'dateSinceOnline',
    contactName: 'responsibleUser',
    contactEmail: 'responsibleEmail',
    employerName: ['company', 'companyName'],
  },
  recognise(shape) {
    const proof = [
      'companydescription',
      'datesinceonline',
      'responsibleuser',
      'additionaltext',
      'jobprofile',
      'subtitle',
    ].filter((name) => hasAny(shape, `jobs/job/${name}`));
    return shape.root === 'jobs' && hasAny(shape, 'jobs/job/name') && proof.length >= 2
      ? ['jobs', 'job', ...proof.slice(0, 2)]
      : null;
  },
  complete(job, item) {
    const sections = sectionsAt(item, [
      { kind: 'about', path: 'companyDescription' },
      { kind: 'tasks', path: 'description' },
      { kind: 'profile', path: 'requirements' },
      { kind: 'offer', path: 'additionalText' },
      { kind: 'other', path: 'footer' },
    ]);
    if (sections.length > 0) job.sections = sections;
    if (job.applyUrl === null) job.applyEmail = textAt(item, 'responsibleEmail');
    const subtitle = textAt(item, 'subTitle');
    if (subtitle !== null) job.keywords = [subtitle];
  },
};
