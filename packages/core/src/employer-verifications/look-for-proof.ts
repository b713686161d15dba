import { PROOF_RECORD_NAME, type ProofMethod, type ProofResult } from '@stellenvisite/contract/employer-verifications';
import { fetchPublic } from '../network/fetch-public.ts';
import type { Network } from '../network/network.ts';
import { isOnDomain, proofFileUrl } from './provable-domain.ts';

type Proof = { method: ProofMethod; domain: string; website: string; token: string };

const LIMITS = { maxBytes: 4096, timeoutMs: 8000, maxRedirects: 2 };
const NO_RECORD = ['ENODATA', 'ENOTFOUND'];

export function lookForProof(network: Network, proof: Proof): Promise<ProofResult> {
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
