import type { IncomingMessage } from 'node:http';
import type { Network } from './network.ts';
import { locationOf, sendPublic } from './send-public.ts';

export type FetchLimits = {
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
  /** Whether a redirect may lead there. */
  mayFollow(url: URL): boolean;
};

export type FetchedText = { status: number; text: string };

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
