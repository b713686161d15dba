import type { DomainProblem } from '@stellenvisite/contract/employer-verifications';
import { PROOF_FILE_PATH } from '@stellenvisite/contract/employer-verifications';
import { registrableDomain, workDomainOf } from '../employers/registrable-domain.ts';

export type ProvableDomain = { domain: string; problem: null } | { domain: null; problem: DomainProblem };

/** The domain that somebody has registered; whoever has a page below another's, such as a freemail provider's, proves nothing by it. */
export function provableDomain(website: string | null): ProvableDomain {
  const domain = registrableDomain(website ?? '');
  if (!domain) return { domain: null, problem: 'no_website' };
  return workDomainOf(`post@${domain}`) ? { domain, problem: null } : { domain: null, problem: 'freemail' };
}

/** On the domain itself or its www, as the website is called; never on a page below the domain that somebody else may rule. */
export function proofFileUrl(website: string, domain: string): URL {
  const { protocol, hostname, host } = new URL(website);
  const isOwnHost = hostname === domain || hostname === `www.${domain}`;
  return new URL(`${protocol}//${isOwnHost ? host : domain}${PROOF_FILE_PATH}`);
}

/** A redirect from the domain to its www, or the other way round, is common; any other leaves the domain. */
export function isOnDomain({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname === `www.${domain}`;
}
