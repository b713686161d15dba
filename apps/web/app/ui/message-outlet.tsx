import { lazy, Suspense } from 'react';
import { noticesHost, toasterHost } from './message-hosts.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

/** Where toasts and notices appear. Rendered once per page. */
export function MessageOutlet() {
  const hasToasts = toasterHost.useIsRequested();
  const hasNotices = noticesHost.useIsRequested();
  return (
    <div className="messages">
      <Suspense>
        {hasNotices && <Notices />}
        {hasToasts && <Toaster />}
      </Suspense>
    </div>
  );
}
