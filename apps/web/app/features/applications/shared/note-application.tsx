import { Suspense } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

const NoteExternal = lazyPart(async () => (await import('../note-external.tsx')).NoteExternal);

/** Beside a way to apply that leaves us: a job seeker can note the application for tracking. */
export function NoteApplication({ jobId }: { jobId: string }) {
  const { account } = useSession();
  if (account?.role !== 'job_seeker') return null;
  return (
    <Suspense>
      <NoteExternal jobId={jobId} accountId={account.id} />
    </Suspense>
  );
}
