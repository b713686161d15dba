import { clsx } from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { useMatch } from './match-store.ts';

const MatchChip = lazyPart(async () => (await import('./match-chip.tsx')).MatchChip);

type CardScoreProps = { jobId: string; opensBelow?: boolean; className?: string };

/** Shows a job seeker how well a job fits. Its place is reserved for everyone, so that nothing moves when it arrives. */
export function CardScore({ jobId, opensBelow = false, className }: CardScoreProps) {
  const match = useMatch(jobId);
  return (
    <span className={clsx('job-match no-print', className)}>
      {match && match.score !== null && (
        <Suspense>
          <MatchChip
            score={match.score}
            reasons={match.reasons}
            isRosterUnknown={match.isRosterUnknown === true}
            opensBelow={opensBelow}
          />
        </Suspense>
      )}
    </span>
  );
}
