import { hasAny } from '../reading/document-shape.ts';
import { textAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';
import { sectionsAt } from './section.ts';

const ADDRESS = { city: 'city', postalCode: 'zip', street: 'street', country: 'country' } as const;

export const absolventa: FeedAdapter = {
  format: 'absolventa',
  syntax: 'xml',
  items: ['//job_offer'],
  fields: {
    externalId: ['id', 'external_id', 'reference', '@id'],
    title: 'title',
    text: 'description',
    place: ['city', 'job_offer_locations/job_offer_location/city'],
    postalCode: ['zip', 'job_offer_locations/job_offer_location/zip'],
    street: 'street',
    country: ['country', 'job_offer_locations/job_offer_location/country'],
    url: ['url', 'application_url'],
    applyUrl: 'application_url',
    applyEmail: 'application_email',
    employerName: ['company', 'company_name'],
    employmentType: 'mode',
    postedAt: 'started_at',
    expiresAt: 'ended_at',
  },
  recognise(shape) {
    const path = [...shape.counts.keys()].find((each) => `/${each}`.endsWith('/job_offer'));
    if (path === undefined) return null;
    const proof = [
      'application_url',
      'application_email',
      'description_headline',
      'tasks_headline',
      'started_at',
      'mode',
    ];
    const found = proof.filter((name) => hasAny(shape, `${path}/${name}`));
    return found.length > 0 ? ['job_offer', ...found.slice(0, 2)] : null;
  },
  complete(job, item) {
    job.sections = sectionsAt(item, [
      { kind: 'about', path: 'description', heading: 'description_headline' },
      { kind: 'tasks', path: 'tasks', heading: 'tasks_headline' },
      { kind: 'profile', path: 'qualifications', heading: 'qualifications_headline' },
      { kind: 'offer', path: 'benefits', heading: 'benefits_headline' },
    ]);
    const places = placesAt(item, 'job_offer_locations/job_offer_location', ADDRESS);
    if (textAt(item, 'city') === null) job.places = places;
    else job.places.push(...places.filter(({ city }) => city !== textAt(item, 'city')));
  },
};
