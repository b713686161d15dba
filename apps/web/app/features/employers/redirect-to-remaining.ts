import { redirect } from 'react-router';

/** An employer that was merged into another keeps its old addresses: each leads to the same page of the one that remains. */
export function redirectToRemaining(url: URL, askedId: string, employerId: string): void {
  if (askedId.toLowerCase() === employerId) return;
  throw redirect(url.pathname.replace(askedId, employerId) + url.search, 301);
}
