import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useOwnApplication } from './own-application.ts';

const OwnStatus = lazyPart(async () => (await import('../own-status.tsx')).OwnStatus);

/** „Bereits beworben“ with its status, and where no application is open what else stands there. */
export function OwnApplicationLine({ jobId, children }: { jobId: string; children: ReactNode }) {
  const own = useOwnApplication(jobId);
  return (
    <>
      {own && (
        <Suspense>
          <OwnStatus application={own} />
        </Suspense>
      )}
      {!own?.isOpen && children}
    </>
  );
}
