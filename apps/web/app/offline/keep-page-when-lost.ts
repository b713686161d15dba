import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { reportConnection } from '../ui/connection.ts';
import { isConnectionError } from '../ui/is-connection-error.ts';
import { openKeptPage } from './open-kept-page.ts';

type Results = Record<string, DataStrategyResult>;

/** The answer of an action that was never reached: forms show it like a failure of the server. */
const FAILED: DataStrategyResult = { type: 'data', result: { status: 'failed' } };

const isLost = ({ type, result }: DataStrategyResult) => type === 'error' && isConnectionError(result);

/**
 * When the next page cannot be fetched and has no copy here, the navigation stays open instead of ending in the error page: the page that
 * is shown stays, and `ConnectionStrip` says why and tries again. Another navigation ends this one.
 */
export const keepPageWhenLost: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (!Object.values(results).some(isLost)) {
    reportConnection(true);
    return results;
  }
  if (request.method !== 'GET') {
    return Object.fromEntries(Object.entries(results).map(([id, result]) => [id, isLost(result) ? FAILED : result]));
  }
  if (!(await openKeptPage(request.url))) reportConnection(false);
  return untilAborted(request.signal);
};

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
