import type { IncomingMessage } from 'node:http';
import {
  DOMAIN_WATCH_HOURS,
  type EmployerVerification,
  PROOF_RECORD_NAME,
  type ProofMethod,
  type ProofResult,
} from '@stellenvisite/contract/employers/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { locationOf, type Network, sendPublic } from '../../platform/network/send-public.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import {
  isOnDomain,
  loadVerification,
  openVerification,
  proofFileUrl,
  readEmployer,
  requireDomain,
} from './get-verification.ts';
import { markVerified } from './mark-verified.ts';

type FetchLimits = {
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
  /** States whether a redirect may lead there. */
  mayFollow(url: URL): boolean;
};

type FetchedText = { status: number; text: string };

type Proof = { method: ProofMethod; domain: string; website: string; token: string };

const LIMITS = { maxBytes: 4096, timeoutMs: 8000, maxRedirects: 2 };

const NO_RECORD = ['ENODATA', 'ENOTFOUND'];

const CHECKS = { name: 'employer-domain-check', count: 30, seconds: 3600, burst: 10 };

type CheckDomainProof = { employerId?: string | undefined; method: ProofMethod };

/** Looks now, and from now on every half hour for three days. */
export async function checkDomainProof(
  ctx: Context,
  { employerId: asked, method }: CheckDomainProof,
): Promise<EmployerVerification> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const { domain } = requireDomain(await readEmployer(ctx.db, employerId));
  await consumeRateLimit(ctx, ctx.db, CHECKS, employerId);
  await openVerification(ctx.db, employerId, domain);
  const watchedUntil = new Date(ctx.now().getTime() + DOMAIN_WATCH_HOURS * 3_600_000);
  await ctx.db
    .update(employerVerifications)
    .set({ watchedUntil })
    .where(eq(employerVerifications.employerId, employerId));
  await checkProof(ctx, { employerId, method, person });
  return loadVerification(ctx, employerId);
}

type Check = { employerId: string; method: ProofMethod; person?: { userId: string; sessionId: string } };

/**
 * Checks a proof. No transaction is open during the request to the other side; its answer counts for the domain and token it was requested
 * for.
 */
export async function checkProof(ctx: Context, { employerId, method, person }: Check): Promise<void> {
  const { domain, website } = requireDomain(await readEmployer(ctx.db, employerId));
  const { token } = await openVerification(ctx.db, employerId, domain);
  const result = await lookForProof(ctx.features.network, { method, domain, website, token });
  const at = ctx.now();
  const checked =
    method === 'file' ? { fileCheckedAt: at, fileResult: result } : { dnsCheckedAt: at, dnsResult: result };
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(employerVerifications)
      .set(checked)
      .where(and(eq(employerVerifications.employerId, employerId), eq(employerVerifications.token, token)))
      .returning({ employerId: employerVerifications.employerId, domain: employerVerifications.domain });
    if (row && result === 'found') await markVerified(ctx, tx, row, person);
  });
}

function lookForProof(network: Network, proof: Proof): Promise<ProofResult> {
  return proof.method === 'file' ? lookForFile(network, proof) : lookForRecord(network, proof);
}

async function lookForFile(network: Network, { domain, website, token }: Proof): Promise<ProofResult> {
  const mayFollow = (url: URL) => isOnDomain(url, domain);
  try {
    const { status, text } = await fetchPublic(network, proofFileUrl(website, domain), { ...LIMITS, mayFollow });
    if (status === 404 || status === 410) return 'missing';
    if (status !== 200) return 'unreachable';
    return text.trim() === token ? 'found' : 'other';
  } catch {
    return 'unreachable';
  }
}

async function lookForRecord(network: Network, { domain, token }: Proof): Promise<ProofResult> {
  try {
    const records = (await network.resolveTxt(`${PROOF_RECORD_NAME}.${domain}`)).map((parts) => parts.join(''));
    if (records.includes(token)) return 'found';
    return records.length > 0 ? 'other' : 'missing';
  } catch (error) {
    return NO_RECORD.includes((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unreachable';
  }
}

/** Reads a short text from a host that somebody named. */
export async function fetchPublic(network: Network, url: URL, limits: FetchLimits): Promise<FetchedText> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let current = url;
  for (let hop = 0; hop <= limits.maxRedirects; hop++) {
    const answer = await sendPublic(network, current, { signal });
    const next = locationOf(answer, current);
    if (!next) return { status: answer.statusCode ?? 0, text: await readText(answer, limits.maxBytes) };
    answer.destroy();
    if (!limits.mayFollow(next)) throw new Error(`redirect to ${next.host}`);
    current = next;
  }
  throw new Error('too many redirects');
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      answer.destroy();
      throw new Error('more than was asked for');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
