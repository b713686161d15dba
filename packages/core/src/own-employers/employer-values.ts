import type { ChangeEmployer } from '@stellenvisite/contract/own-employers.schema';
import { websiteUrl } from '@stellenvisite/contract/website';
import { findNearestPlace } from '@stellenvisite/search/places';
import { DomainError } from '../domain-error.ts';
import { toContactColumns } from '../employers/employer-view.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { locateAddress } from '../places/locate-address.ts';

type Said = Omit<ChangeEmployer, 'updatedAt'>;
type Address = NonNullable<ChangeEmployer['address']>;

/** The columns of what was said, and of nothing else. */
export function toEmployerValues({ address, website, descriptionHtml, contact, ...plain }: Said) {
  return {
    ...plain,
    ...(address && requirePlace(address)),
    ...(website !== undefined && { website: requireWebsite(website) }),
    ...(descriptionHtml !== undefined && { descriptionHtml: sanitizeHtml(descriptionHtml) }),
    ...(contact !== undefined && toContactColumns(contact)),
  };
}

/** A town that nobody knows is taken where the entrance was set on the map; its region is that of the nearest town. */
export function requirePlace({ pin, ...address }: Address) {
  const place = locateAddress(address) ?? (pin && locatePin(address, pin));
  if (!place) throw new DomainError('place.not_found');
  return { ...place, ...pin, isPinned: Boolean(pin) };
}

function locatePin(address: Omit<Address, 'pin'>, pin: NonNullable<Address['pin']>) {
  const nearest = findNearestPlace(pin);
  return nearest?.country === address.country ? { ...address, region: nearest.region, ...pin } : null;
}

function requireWebsite(website: string | null): string | null {
  if (!website) return null;
  const url = websiteUrl(website);
  if (!url) throw new DomainError('request.invalid', 'website is no public address');
  return url;
}
