import { lazy, Suspense } from 'react';
import { noticesHost, toasterHost } from './message-hosts.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Where toasts and notices appear. Stands once in the page. */
export function MessageHost() {
  const hasToasts = toasterHost.useIsWanted();
  const hasNotices = noticesHost.useIsWanted();
  return (
    <Suspense>
      {hasToasts && <Toaster />}
      {hasNotices && <Notices />}
    </Suspense>
  );
}
