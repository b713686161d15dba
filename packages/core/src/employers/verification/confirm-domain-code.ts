import {
  DOMAIN_CODE_MINUTES,
  DOMAIN_CODE_PAUSE_SECONDS,
  type EmployerVerification,
  MAX_DOMAIN_CODE_FAILURES,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { newCode } from '../../identity/auth/auth-secrets.ts';
import { workDomainOf } from '../../identity/permissions/registrable-domain.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { domainCodeMail } from './employer-verifications.mails.ts';
import {
  codeExpiresAt,
  loadVerification,
  openVerification,
  readEmployer,
  requireDomain,
  type VerificationRow,
} from './get-verification.ts';
import { markVerified } from './mark-verified.ts';

const CODES = { name: 'employer-domain-code', count: 5, seconds: 3600, burst: 5 };
/** Whoever has many employers fills nobody's inbox by them, nor asks many addresses. */
const CODES_TO_ADDRESS = { name: 'employer-domain-code to address', count: 5, seconds: 86_400, burst: 5 };
const CODES_OF_PERSON = { name: 'employer-domain-code of person', count: 10, seconds: 86_400, burst: 10 };

/** Tries of a day, whatever number of codes and employers they are for. Who cannot go on has the file and the DNS record. */
const TRIES_OF_PERSON = { name: 'employer-domain-code-tries.person', count: 20, seconds: 86_400, burst: 20 };
const TRIES_OF_DOMAIN = { name: 'employer-domain-code-tries.domain', count: 60, seconds: 86_400, burst: 60 };

type SendDomainCode = { employerId?: string | undefined; email: string };

const hashCode = (ctx: Context, employerId: string, code: string) =>
  ctx.auth.secrets.hash('employer-domain-code', employerId, code);

type ConfirmDomainCode = { employerId?: string | undefined; code: string };

/** A wrong code counts, whatever becomes of the answer; after too many of them only a new one helps. */
export async function confirmDomainCode(
  ctx: Context,
  { employerId: asked, code }: ConfirmDomainCode,
): Promise<EmployerVerification> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const { domain } = requireDomain(await readEmployer(ctx.db, employerId));
  await consumeRateLimit(ctx, ctx.db, TRIES_OF_PERSON, person.userId);
  await consumeRateLimit(ctx, ctx.db, TRIES_OF_DOMAIN, domain);
  const isRight = await ctx.db.transaction(async (tx) => {
    const { employerId: id, codeFailures } = employerVerifications;
    const [row] = await tx.select().from(employerVerifications).where(eq(id, employerId)).for('update');
    if (!row || !isGood(ctx, row)) return false;
    if (row.codeHash === hashCode(ctx, employerId, code)) return markVerified(ctx, tx, row, person);
    await tx
      .update(employerVerifications)
      .set({ codeFailures: sql`${codeFailures} + 1` })
      .where(eq(id, employerId));
    return false;
  });
  if (!isRight) throw new DomainError('verification.code_invalid');
  return loadVerification(ctx, employerId);
}

function isGood(ctx: Context, { codeHash, codeSentAt, codeFailures }: VerificationRow): boolean {
  const isSent = codeHash !== null && codeSentAt !== null && codeExpiresAt(codeSentAt) > ctx.now();
  return isSent && codeFailures < MAX_DOMAIN_CODE_FAILURES;
}

/** Mails a code to an address at the domain: whoever reads it there belongs to it. */
export async function sendDomainCode(
  ctx: Context,
  { employerId: asked, email }: SendDomainCode,
): Promise<EmployerVerification> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const { domain } = requireDomain(await readEmployer(ctx.db, employerId));
  if (workDomainOf(email) !== domain) throw new DomainError('verification.address_elsewhere');
  await openVerification(ctx.db, employerId, domain);
  await consumeRateLimit(ctx, ctx.db, CODES, employerId);
  await consumeRateLimit(ctx, ctx.db, CODES_OF_PERSON, person.userId);
  await consumeRateLimit(ctx, ctx.db, CODES_TO_ADDRESS, email.toLowerCase());
  const code = newCode();
  const { language, now } = ctx;
  const message = domainCodeMail({ code, domain, minutes: DOMAIN_CODE_MINUTES });
  const mail = await ctx.mail.prepare({ to: email, language, message });
  await ctx.db.transaction(async (tx) => {
    const pauseBegan = new Date(now().getTime() - DOMAIN_CODE_PAUSE_SECONDS * 1000);
    const sent = await tx
      .update(employerVerifications)
      .set({ codeHash: hashCode(ctx, employerId, code), codeEmail: email, codeSentAt: now(), codeFailures: 0 })
      .where(
        and(
          eq(employerVerifications.employerId, employerId),
          or(isNull(employerVerifications.codeSentAt), lte(employerVerifications.codeSentAt, pauseBegan)),
        ),
      )
      .returning({ id: employerVerifications.employerId });
    if (sent.length === 0) throw new DomainError('request.rate_limited');
    await ctx.mail.writePrepared(tx, [mail]);
  });
  return loadVerification(ctx, employerId);
}
