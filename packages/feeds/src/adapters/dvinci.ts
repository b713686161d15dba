import { hasAll } from '../reading/document-shape.ts';
import { textsAt } from '../reading/feed-node.ts';
import type { FeedAdapter } from './adapter.ts';
import { placesAt } from './places.ts';
import { sectionsAt } from './section.ts';

const OPENING = 'jobOpening';

export const dvinci: FeedAdapter = {
  format: 'dvinci',
  syntax: 'json',
  items: ['$'],
  fields: {
    externalId: 'id',
    title: 'position',
    tasks: 'tasks',
    text: 'introduction',
    place: [`${OPENING}/locations/address/city`, `${OPENING}/locations/name`, `${OPENING}/location`],
    postalCode: `${OPENING}/locations/address/zipCode`,
    country: `${OPENING}/locations/address/country/isoA2`,
    url: 'jobPublicationURL',
    applyUrl: 'applicationFormURL',
    department: [`${OPENING}/department`, `${OPENING}/orgUnit/name`, `${OPENING}/orgUnit`],
    employmentType: [`${OPENING}/workingTimes/name`, `${OPENING}/workingTimes`],
    contract: [`${OPENING}/contractPeriod/name`, `${OPENING}/contractPeriod`],
    pay: [`${OPENING}/salaryRange/name`, `${OPENING}/salaryRange`],
    /** `startDate` is that of the publication and mostly null. */
    postedAt: [`${OPENING}/createdDate`, 'startDate'],
    expiresAt: 'endDate',
    startsOn: `${OPENING}/earliestEntryDate`,
    language: 'language',
    reference: `${OPENING}/reference`,
  },
  recognise: (shape) =>
    hasAll(shape, '$/position', '$/jobpublicationurl') ? ['position', 'jobPublicationURL', 'jobOpening'] : null,
  complete(job, item) {
    job.sections = sectionsAt(item, [
      { kind: 'about', path: 'introduction' },
      { kind: 'tasks', path: 'tasks' },
      { kind: 'profile', path: 'profile' },
      { kind: 'offer', path: 'weOffer' },
      { kind: 'other', path: 'closingText' },
    ]);
    const places = placesAt(item, `${OPENING}/locations`, {
      label: 'name',
      city: 'address/city',
      postalCode: 'address/zipCode',
      street: ['address/street', 'address/streetAddress'],
      country: ['address/country/isoA2', 'address/country'],
    });
    if (places.length > 0) job.places = places;
    job.keywords = [
      ...new Set([...textsAt(item, `${OPENING}/categories/name`), ...textsAt(item, `${OPENING}/categories`)]),
    ];
  },
};
