import { hasAny } from '../reading/document-shape.ts';
import { nodesAt, textAt, textsAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';
import { sectionsAt } from './section.ts';

const TEMPLATE = 'description_template';

export const xing: FeedAdapter = {
  format: 'xing',
  syntax: 'xml',
  items: ['feed/postings/posting'],
  fields: {
    externalId: 'id',
    title: 'job_title',
    text: ['description', TEMPLATE],
    place: ['job_locations/job_location/city', 'job_location/city'],
    country: ['job_locations/job_location/country', 'job_location/country'],
    url: 'url',
    employerName: 'company_name',
    contactEmail: 'contact_email',
  },
  recognise: (shape) =>
    shape.root === 'feed' && hasAny(shape, 'feed/postings', 'feed/postings/posting')
      ? ['feed', 'postings', 'posting']
      : null,
  complete(job, item) {
    const address = {
      city: 'city',
      country: 'country',
      postalCode: ['zipcode', 'zip_code', 'postal_code'],
      street: 'street',
      region: 'region',
    };
    const places = [
      ...placesAt(item, 'job_locations/job_location', address),
      ...placesAt(item, 'job_location', address),
    ];
    if (places.length > 0) job.places = places;
    if (nodesAt(item, TEMPLATE).length > 0) {
      job.sections = sectionsAt(item, [
        {
          kind: 'about',
          path: `${TEMPLATE}/company_description/content`,
          heading: `${TEMPLATE}/company_description/title`,
        },
        { kind: 'tasks', path: `${TEMPLATE}/responsibility/content`, heading: `${TEMPLATE}/responsibility/title` },
        { kind: 'profile', path: `${TEMPLATE}/skills/content`, heading: `${TEMPLATE}/skills/title` },
        { kind: 'other', path: `${TEMPLATE}/generic_description` },
        { kind: 'other', path: 'description' },
      ]);
    }
    if (textAt(item, 'reply_setting') === 'url') job.applyUrl = job.url;
    else job.applyEmail = textAt(item, 'contact_email');
    job.keywords = [...textsAt(item, 'tags/tag'), ...(textAt(item, 'tags/tag') ? [] : textsAt(item, 'tags'))];
  },
};
