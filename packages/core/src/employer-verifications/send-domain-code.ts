import { DOMAIN_CODE_MINUTES, DOMAIN_CODE_PAUSE_SECONDS } from '@stellenvisite/contract/employer-verifications';
import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { newCode } from '../auth/auth-secrets.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { workDomainOf } from '../employers/registrable-domain.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { domainCodeMail } from './employer-verifications.mails.ts';
import { loadVerification } from './get-verification.ts';
import { openVerification, readEmployer, requireDomain } from './open-verification.ts';

const CODES = { name: 'employer-domain-code', count: 5, seconds: 3600, burst: 5 };

type SendDomainCode = { employerId?: string | undefined; email: string };

/** Mails a code to an address at the domain: whoever reads it there belongs to it. */
export async function sendDomainCode(
  ctx: Context,
  { employerId: asked, email }: SendDomainCode,
): Promise<EmployerVerification> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const { domain } = requireDomain(await readEmployer(ctx.db, employerId));
  if (workDomainOf(email) !== domain) throw new DomainError('verification.address_elsewhere');
  await openVerification(ctx.db, employerId, domain);
  await countTry(ctx, ctx.db, CODES, employerId);
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

export const hashCode = (ctx: Context, employerId: string, code: string) =>
  ctx.auth.secrets.hash('employer-domain-code', employerId, code);
