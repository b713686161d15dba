import { getDomain } from 'tldts-icann';
import freemailDomains from './freemail-domains.json' with { type: 'json' };

const FREEMAIL = new Set(freemailDomains);

/** Returns the part of a host that somebody has registered: `jobs.klinik.co.at` → `klinik.co.at`. Null for what is no domain. */
export function registrableDomain(address: string): string | null {
  return getDomain(address, { validateHostname: true })?.toLowerCase() ?? null;
}

/** Returns the domain that identifies the employer of an e-mail address; null for providers where anybody can have an address. */
export function workDomainOf(email: string): string | null {
  const domain = registrableDomain(email.slice(email.lastIndexOf('@') + 1));
  return domain && !FREEMAIL.has(domain) ? domain : null;
}
