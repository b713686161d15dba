import {
  DOMAIN_CODE_MINUTES,
  DOMAIN_CODE_PAUSE_SECONDS,
  MAX_DOMAIN_CODE_FAILURES,
  PROOF_RECORD_NAME,
  type ProofResult,
} from '@stellenvisite/contract/employer-verifications';
import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { openVerification, readEmployer, type VerificationRow } from './open-verification.ts';
import { proofFileUrl, provableDomain } from './provable-domain.ts';

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
