import type { FeedSectionKind } from '../feed-job.ts';
import { hasAny } from '../reading/document-shape.ts';
import { type FeedNode, nodesAt, textAt, textsAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';
import { type SectionPath, sectionsAt } from './section.ts';

const TEMPLATE = 'description_template';

const KINDS: Record<string, FeedSectionKind> = {
  company_description: 'about',
  responsibility: 'tasks',
  skills: 'profile',
};

/** Locates the text of a part of the template, which is its content where it also has a title. */
function toSectionPath({ key, children }: FeedNode): SectionPath {
  const path = `${TEMPLATE}/${key}`;
  const kind = KINDS[key] ?? 'other';
  const hasContent = children.some((child) => child.key === 'content');
  return hasContent ? { kind, path: `${path}/content`, heading: `${path}/title` } : { kind, path };
}

/** Parts of the template that are no text of the ad. */
const isText = ({ key }: FeedNode): boolean => !/colou?r|image|logo|url|video/.test(key);

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
    const parts = nodesAt(item, TEMPLATE).flatMap(({ children }) => children.filter(isText));
    if (parts.length > 0)
      job.sections = sectionsAt(item, [...parts.map(toSectionPath), { kind: 'other', path: 'description' }]);
    if (textAt(item, 'reply_setting') === 'url') job.applyUrl = job.url;
    else job.applyEmail = textAt(item, 'contact_email');
    job.keywords = [...textsAt(item, 'tags/tag'), ...(textAt(item, 'tags/tag') ? [] : textsAt(item, 'tags'))];
  },
};
