import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { QueryProvider } from '../../session/query-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone, Bones } from '../../ui/skeletons.tsx';
import { MatchBill } from './match-bill.tsx';
import { OwnWeekSection } from './own-week-section.tsx';
import type { MatchedJob } from './shared/match-section.tsx';
import { ThinProfile } from './thin-profile.tsx';
import './matching.css';

/** The own week over the job's, and the bill of the match. */
export function OwnMatch({ job }: { job: MatchedJob }) {
  return (
    <QueryProvider>
      <div className="match no-print">
        <LoadedMatch job={job} />
      </div>
    </QueryProvider>
  );
}

function LoadedMatch({ job }: { job: MatchedJob }) {
  const { t } = useTranslation('matching');
  const match = $api.useQuery('get', '/api/jobs/{id}/match', { params: { path: { id: job.id } } });
  const profile = $api.useQuery('get', '/api/profile');
  const failed = [match, profile].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const reload = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return (
      <Note tone="warn" role="alert">
        <p>{t('failed')}</p>
        <Button variant="secondary" size="s" className="mt-3" onClick={reload}>
          {t('reload')}
        </Button>
      </Note>
    );
  }
  if (!match.data || !profile.data) return <MatchSkeleton label={t('loading')} />;
  const { score } = match.data;
  if (score === null) return <ThinProfile missing={match.data.missing} />;
  const week = match.data.factors.find(({ name }) => name === 'week');
  return (
    <>
      <OwnWeekSection job={job} own={profile.data.data.week} reason={week?.reason} />
      <MatchBill match={match.data} score={score} />
    </>
  );
}

function MatchSkeleton({ label }: { label: string }) {
  return (
    <Bones label={label} className="match-wait">
      <Bone className="h-9 w-[min(24rem,80%)]" />
      <Bone className="mt-6 h-[20rem] w-full" />
      <Bone className="mt-12 h-[40rem] w-full" />
    </Bones>
  );
}
