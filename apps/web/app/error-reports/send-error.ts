import type { CreateErrorReport } from '@stellenvisite/contract/support/error-reports.schema';
import { scrubError, scrubPath } from '@stellenvisite/contract/support/scrub-error';
import { isConnectionError } from '../ui/feedback/until-loaded.ts';

/** A page that fails again and again says nothing new. */
const MAX_A_PAGE = 5;
/** The message React Router substitutes for an error of the server, which has reported the error itself. */
const OF_THE_SERVER = 'Unexpected Server Error';

const sent = new Set<string>();

/** Tells the server of an error on this page, once, without anything that names a person. */
export async function sendError(error: unknown): Promise<void> {
  if (!isOurs(error) || sent.size >= MAX_A_PAGE) return;
  const { name, message, stack } = error;
  const report: CreateErrorReport = {
    ...scrubError({ type: name, message, stack }),
    page: scrubPath(location.pathname),
  };
  const body = JSON.stringify(report);
  if (sent.has(body)) return;
  sent.add(body);
  await fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body,
  });
}

function isOurs(error: unknown): error is Error {
  return (
    error instanceof Error &&
    error.name !== 'AbortError' &&
    error.message !== OF_THE_SERVER &&
    !isConnectionError(error)
  );
}
