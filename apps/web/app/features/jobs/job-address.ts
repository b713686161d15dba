import type { JobDetail } from '@stellenvisite/contract/jobs.schema';

type PlacedJob = Pick<JobDetail, 'street' | 'location'>;

/** „Rheinhöhenweg 12, 50733 Köln“ */
export function addressOf({ street, location }: PlacedJob): string {
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** The address on a map with streets; nothing is sent there before somebody follows the link. */
export function routeLink(job: PlacedJob): string {
  const { region, country } = job.location;
  const where = [addressOf(job), ...(job.street ? [] : [region]), country].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
}
