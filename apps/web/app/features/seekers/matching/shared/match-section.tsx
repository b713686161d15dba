import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withNext } from '../../../../session/safe-next.ts';
import { useSession } from '../../../../session/use-session.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';

const OwnMatch = lazyPart(async () => (await import('../own-match.tsx')).OwnMatch);

export type MatchedJob = Pick<JobDetail, 'id' | 'week' | 'shifts'>;

/**
 * How well a job fits, for job seekers alone. The server renders the locked card for everyone; what a job seeker sees instead is
 * loaded once they are known. Needs the texts `jobs`.
 */
export function MatchSection({ job }: { job: MatchedJob }) {
  const { status, account } = useSession();
  if (account && account.role !== 'job_seeker') return null;
  if (status !== 'signed_in') return <LockedMatch />;
  const waiting = <div className="jb match-wait" aria-busy="true" />;
  return <Suspense fallback={waiting}>{account ? <OwnMatch key={account.id} job={job} /> : waiting}</Suspense>;
}

function LockedMatch() {
  const { t } = useTranslation('jobs');
  const { pathname, search } = useLocation();
  return (
    <section className="jb match-locked no-print" aria-labelledby="match-locked">
      <LockKeyhole size={22} />
      <div>
        <h2 id="match-locked">{t('match.locked')}</h2>
        <p>{t('match.lockedText')}</p>
      </div>
      <LinkButton variant="secondary" to={withNext('/login', pathname + search)}>
        {t('match.signIn')}
      </LinkButton>
    </section>
  );
}
