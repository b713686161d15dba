import { randomBytes } from 'node:crypto';
import {
  DOMAIN_CODE_MINUTES,
  DOMAIN_CODE_PAUSE_SECONDS,
  type DomainProblem,
  type EmployerVerification,
  MAX_DOMAIN_CODE_FAILURES,
  PROOF_FILE_PATH,
  PROOF_RECORD_NAME,
  type ProofResult,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { eq, type InferSelectModel, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { registrableDomain, workDomainOf } from '../../identity/permissions/registrable-domain.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requiresReview } from './requires-review.ts';

type ProvableDomain = { domain: string; problem: null } | { domain: null; problem: DomainProblem };

export type VerificationRow = InferSelectModel<typeof employerVerifications>;

type VerifiedEmployer = Pick<
  InferSelectModel<typeof employers>,
  'website' | 'verifiedAt' | 'verifiedDomain' | 'verificationLapsesAt'
>;

export const NO_CODE = { codeHash: null, codeEmail: null, codeSentAt: null, codeFailures: 0 };

const NO_CHECKS = { watchedUntil: null, fileCheckedAt: null, fileResult: null, dnsCheckedAt: null, dnsResult: null };

/** Written by hand into files and records, so short and in groups; it is no secret. */
const newToken = () => `sv-verify=${(randomBytes(8).toString('hex').match(/.{4}/g) ?? []).join('-')}`;

type Asked = { employerId?: string | undefined };

export async function getVerification(ctx: Context, { employerId: asked }: Asked): Promise<EmployerVerification> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.verify', asked);
  return loadVerification(ctx, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadVerification(ctx: Context, employerId: string): Promise<EmployerVerification> {
  const employer = await readEmployer(ctx.db, employerId);
  const { domain, problem } = provableDomain(employer.website);
  const row = domain ? await openVerification(ctx.db, employerId, domain) : null;
  const url = domain && employer.website ? proofFileUrl(employer.website, domain).href : '';
  return {
    verifiedAt: employer.verifiedAt?.toISOString() ?? null,
    verifiedDomain: employer.verifiedDomain,
    lapsesAt: employer.verificationLapsesAt?.toISOString() ?? null,
    domain,
    problem,
    code: row && toCode(ctx, row),
    file: { url, content: row?.token ?? '', ...toCheck(row?.fileCheckedAt, row?.fileResult) },
    dns: { name: PROOF_RECORD_NAME, value: row?.token ?? '', ...toCheck(row?.dnsCheckedAt, row?.dnsResult) },
    watchedUntil: row?.watchedUntil?.toISOString() ?? null,
    isNextJobReviewed: await requiresReview(ctx.db, employerId),
  };
}

export const codeExpiresAt = (sentAt: Date) => new Date(sentAt.getTime() + DOMAIN_CODE_MINUTES * 60_000);
export const codeResendAt = (sentAt: Date) => new Date(sentAt.getTime() + DOMAIN_CODE_PAUSE_SECONDS * 1000);

function toCode(ctx: Context, { codeEmail, codeSentAt, codeFailures }: VerificationRow): EmployerVerification['code'] {
  if (!codeEmail || !codeSentAt || codeExpiresAt(codeSentAt) <= ctx.now()) return null;
  return {
    email: codeEmail,
    expiresAt: codeExpiresAt(codeSentAt).toISOString(),
    resendAt: codeResendAt(codeSentAt).toISOString(),
    triesLeft: Math.max(0, MAX_DOMAIN_CODE_FAILURES - codeFailures),
  };
}

const toCheck = (checkedAt: Date | null | undefined, result: string | null | undefined) => ({
  checkedAt: checkedAt?.toISOString() ?? null,
  result: (result ?? null) as ProofResult | null,
});

export async function readEmployer(db: Db | Tx, employerId: string): Promise<VerifiedEmployer> {
  const { website, verifiedAt, verifiedDomain, verificationLapsesAt } = employers;
  const [row] = await db
    .select({ website, verifiedAt, verifiedDomain, verificationLapsesAt })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!row) throw new DomainError('employer.not_found');
  return row;
}

/** Opens the proof under way for the domain of the website; begun again where the website names another domain than before. */
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

/** Returns the domain that somebody has registered; whoever has a page below another's, such as a freemail provider's, proves nothing by it. */
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
