import type { SubmitApplication } from '@stellenvisite/contract/applications.schema';
import { DomainError } from '../domain-error.ts';

type Contact = { phone?: string | null | undefined; occupation?: string | null | undefined };

/** The short form replaces a CV by a call: without these three nobody can be called. */
export function requireContact({ kind, callbackTime }: SubmitApplication, { phone, occupation }: Contact): void {
  if (kind === 'short' && !(phone && occupation && callbackTime)) throw new DomainError('application.contact_missing');
}
