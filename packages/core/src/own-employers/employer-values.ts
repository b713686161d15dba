import type { ChangeEmployer } from '@stellenvisite/contract/own-employers.schema';
import { websiteUrl } from '@stellenvisite/contract/website';
import { DomainError } from '../domain-error.ts';
import { toContactColumns } from '../employers/employer-view.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { locateAddress } from '../places/locate-address.ts';

type Said = Omit<ChangeEmployer, 'updatedAt'>;

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

export function requirePlace(address: NonNullable<ChangeEmployer['address']>) {
  const place = locateAddress(address);
  if (!place) throw new DomainError('place.not_found');
  return place;
}

function requireWebsite(website: string | null): string | null {
  if (!website) return null;
  const url = websiteUrl(website);
  if (!url) throw new DomainError('request.invalid', 'website is no public address');
  return url;
}
