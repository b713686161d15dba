import type { FeedJob, FeedPlace } from '@stellenvisite/feeds/feed-job';

export const feedPlace = (place: Partial<FeedPlace> = {}): FeedPlace => ({
  label: null,
  street: null,
  postalCode: null,
  city: null,
  region: null,
  country: null,
  ...place,
});

/** A job of a feed that can be published as it is. */
export const feedJob = (job: Partial<FeedJob> = {}): FeedJob => ({
  externalId: 'A-1',
  title: 'Pflegefachkraft (m/w/d)',
  sections: [{ kind: 'other', heading: null, html: '<p>Wir suchen Sie für unsere Station.</p>' }],
  url: 'https://klinik.example/stelle/1',
  detailUrl: null,
  applyUrl: null,
  applyEmail: null,
  employerName: null,
  department: null,
  places: [feedPlace({ city: 'Berlin', country: 'DE' })],
  postedAt: '2026-11-01',
  updatedAt: null,
  expiresAt: null,
  startsOn: null,
  employmentTypes: ['full_time'],
  contract: null,
  remote: null,
  experienceLevel: null,
  workload: null,
  hoursPerWeek: null,
  pay: null,
  contact: null,
  language: null,
  reference: null,
  keywords: [],
  unread: [],
  ...job,
});
