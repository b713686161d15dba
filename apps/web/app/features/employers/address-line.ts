import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';

/** „Rheinhöhenweg 12, 50733 Köln“, without what is not known. */
export function addressLine({ street, location }: Pick<EmployerDetail, 'street' | 'location'>): string {
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
