import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useMatch } from './match-store.ts';

const MatchChip = lazyPart(async () => (await import('../match-chip.tsx')).MatchChip);

/** How well a job fits, for a job seeker. Its place is kept free for everyone, so that nothing moves when it comes. */
export function CardScore({ jobId }: { jobId: string }) {
  const match = useMatch(jobId);
  return (
    <span className="job-match no-print">
      {match && match.score !== null && (
        <Suspense>
          <MatchChip score={match.score} reasons={match.reasons} />
        </Suspense>
      )}
    </span>
  );
}
