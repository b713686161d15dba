import type { FeedFailure } from '@stellenvisite/contract/feeds/feeds';
import type { FeedProblemCode } from '@stellenvisite/feeds/feed-job';
import { StreamRefusedError } from '../../platform/network/open-public.ts';
import { AddressRefusedError } from '../../platform/network/send-public.ts';

type Details = { status?: number | undefined; line?: number | undefined };

/** A fetch that changes nothing, with the reason. */
export class FeedFailureError extends Error {
  readonly failure: FeedFailure;
  readonly status: number | null;
  readonly line: number | null;
  constructor(failure: FeedFailure, { status, line }: Details = {}) {
    super(failure);
    this.failure = failure;
    this.status = status ?? null;
    this.line = line ?? null;
  }
}

/** Converts an error of the network. */
export function toFailure(error: unknown): FeedFailureError {
  if (error instanceof FeedFailureError) return error;
  if (error instanceof AddressRefusedError) return new FeedFailureError('address_refused');
  if (error instanceof StreamRefusedError) return new FeedFailureError(error.reason);
  return new FeedFailureError('unreachable');
}

export function failureOfStatus(status: number): FeedFailureError {
  if (status === 401 || status === 403) return new FeedFailureError('auth_refused', { status });
  if (status === 404 || status === 410) return new FeedFailureError('not_found', { status });
  return new FeedFailureError(status >= 300 && status < 400 ? 'redirected' : 'server_error', { status });
}

/** Maps a problem that ends the reading of a document to the failure of the run. */
export const FAILURE_OF_PROBLEM: Partial<Record<FeedProblemCode, FeedFailure>> = {
  empty: 'empty',
  html: 'html',
  unexpected_root: 'format_changed',
  unknown_encoding: 'broken',
  not_well_formed: 'broken',
  truncated: 'truncated',
  doctype: 'forbidden_content',
  too_deep: 'too_deep',
  too_large: 'too_large',
  too_many_items: 'too_many_items',
  text_too_long: 'too_large',
};
