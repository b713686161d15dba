import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import { noticesHost, toasterHost } from './message-hosts.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);
const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);

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
