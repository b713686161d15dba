import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq, type InferSelectModel, ne } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';
import { provableDomain } from './provable-domain.ts';

export type VerificationRow = InferSelectModel<typeof employerVerifications>;
export type VerifiedEmployer = Pick<
  InferSelectModel<typeof employers>,
  'website' | 'verifiedAt' | 'verifiedDomain' | 'verificationLapsesAt'
>;

export async function readEmployer(db: Db | Tx, employerId: string): Promise<VerifiedEmployer> {
  const { website, verifiedAt, verifiedDomain, verificationLapsesAt } = employers;
  const [row] = await db
    .select({ website, verifiedAt, verifiedDomain, verificationLapsesAt })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!row) throw new DomainError('employer.not_found');
  return row;
}

/** The proof under way for the domain of the website; begun anew where the website names another domain than before. */
export async function openVerification(db: Db | Tx, employerId: string, domain: string): Promise<VerificationRow> {
  const begun = { domain, token: newToken(), ...NO_CODE, ...NO_CHECKS };
  await db
    .insert(employerVerifications)
    .values({ employerId, ...begun })
    .onConflictDoUpdate({
      target: employerVerifications.employerId,
      set: begun,
      setWhere: ne(employerVerifications.domain, domain),
    });
  const [row] = await db.select().from(employerVerifications).where(eq(employerVerifications.employerId, employerId));
  if (!row) throw new DomainError('employer.not_found');
  return row;
}

/** For what cannot go on without a domain. */
export function requireDomain({ website }: VerifiedEmployer): { domain: string; website: string } {
  const { domain } = provableDomain(website);
  if (!domain || !website) throw new DomainError('verification.no_domain');
  return { domain, website };
}

export const NO_CODE = { codeHash: null, codeEmail: null, codeSentAt: null, codeFailures: 0 };
const NO_CHECKS = { watchedUntil: null, fileCheckedAt: null, fileResult: null, dnsCheckedAt: null, dnsResult: null };

/** Written by hand into files and records, so short and in groups; it is no secret. */
const newToken = () => `sv-verify=${(randomBytes(8).toString('hex').match(/.{4}/g) ?? []).join('-')}`;
