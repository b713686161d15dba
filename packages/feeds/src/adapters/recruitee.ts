import type { FeedJob } from '../feed-job.ts';
import { hasAny } from '../reading/document-shape.ts';
import { type FeedNode, textAt, textsAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { rangeOf } from './assemble-job.ts';
import { placesAt } from './places.ts';
import { sectionsAt } from './section.ts';

const ADDRESS = {
  label: 'name',
  city: 'city',
  postalCode: 'postal_code',
  street: 'street',
  region: ['state', 'state_name'],
  country: ['country_code', 'country'],
} as const;

function complete(job: FeedJob, item: FeedNode): void {
  const places = [...placesAt(item, 'locations/location', ADDRESS), ...placesAt(item, 'locations', ADDRESS)];
  if (places.some(({ city }) => city !== null)) job.places = places.filter(({ city }) => city !== null);
  const isTrue = (path: string) => ['true', '1', 'yes'].includes(textAt(item, path)?.toLowerCase() ?? '');
  if (isTrue('remote')) job.remote = 'remote';
  else if (isTrue('hybrid')) job.remote = 'hybrid';
  else if (isTrue('on_site')) job.remote = 'onsite';
  job.keywords = [...new Set(textsAt(item, 'tags'))];
}

/** All values are in CDATA with blanks around them. */
export const recruiteeXml: FeedAdapter = {
  format: 'recruitee',
  syntax: 'xml',
  items: ['jobs/job'],
  fields: {
    externalId: ['reference', 'id'],
    title: 'title',
    text: ['description_requirements', 'description'],
    profile: 'requirements',
    place: 'city',
    postalCode: 'postal_code',
    street: 'street',
    region: 'state',
    country: ['country_code', 'country'],
    url: ['url', 'careers_url', 'link'],
    applyUrl: ['apply_url', 'careers_apply_url'],
    employerName: 'company',
    department: ['department', 'category'],
    employmentType: ['employment_type', 'employment_type_code', 'jobtype'],
    postedAt: ['published_at', 'created_at', 'date'],
  },
  recognise(shape) {
    const proof = ['description_requirements', 'company_id', 'on_site', 'hybrid'].filter((name) =>
      hasAny(shape, `jobs/job/${name}`),
    );
    return shape.root === 'jobs' && proof.length >= 2 ? ['jobs', 'job', ...proof.slice(0, 2)] : null;
  },
  complete,
};

export const recruiteeJson: FeedAdapter = {
  format: 'recruitee',
  syntax: 'json',
  items: ['$/offers'],
  fields: {
    externalId: 'id',
    title: 'title',
    place: 'city',
    postalCode: 'postal_code',
    street: 'street',
    region: ['state_name', 'state'],
    country: ['country_code', 'country'],
    url: 'careers_url',
    applyUrl: 'careers_apply_url',
    employerName: 'company_name',
    department: 'department',
    employmentType: 'employment_type_code',
    pay: 'salary/min',
    payMax: 'salary/max',
    payPeriod: 'salary/period',
    payCurrency: 'salary/currency',
    postedAt: ['published_at', 'created_at'],
    expiresAt: 'close_at',
    text: 'description',
    profile: 'requirements',
    reference: 'reference',
  },
  recognise: (shape) =>
    hasAny(shape, '$/offers') && hasAny(shape, '$/offers/careers_url', '$/offers/slug', '$/offers/careers_apply_url')
      ? ['offers', 'careers_url']
      : null,
  complete(job, item) {
    complete(job, item);
    job.sections = sectionsAt(item, [
      { kind: 'tasks', path: 'description' },
      { kind: 'profile', path: 'requirements' },
    ]);
    const hours = ['min_hours', 'max_hours'].map((path) => Number(textAt(item, path) ?? Number.NaN));
    job.hoursPerWeek = rangeOf(...(hours.map((each) => (each > 0 ? each : null)) as [number | null, number | null]));
  },
};
