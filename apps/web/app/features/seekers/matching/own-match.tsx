import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { CalendarPlus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { MatchBill } from '../../jobs/display/score/match-bill.tsx';
import { MissingList, profileLink } from '../../jobs/display/score/missing-list.tsx';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';
import type { MatchedJob } from './shared/match-section.tsx';
import { listConflicts, type OverlayCell, overlayWeek, WeekOverlay } from './week-overlay.tsx';

type OwnWeekSectionProps = {
  job: MatchedJob;
  own: OwnWeek | null;
  /** The reason of the match that concerns the week. */
  reason: string | undefined;
};

const COUNTS = ['one', 'two', 'three'] as const;

/** Renders the own week over the job's, and the bill of the match. */
export function OwnMatch({ job }: { job: MatchedJob }) {
  return (
    <QueryProvider>
      <div className="no-print grid gap-16 max-md:gap-12">
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
      <Note className="not-first:mt-0" tone="warn" role="alert">
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
    <Skeletons label={label} className="match-wait">
      <Skeleton className="h-9 w-[min(24rem,80%)]" />
      <Skeleton className="mt-6 h-[20rem] w-full" />
      <Skeleton className="mt-12 h-[40rem] w-full" />
    </Skeletons>
  );
}

/** Without an occupation there is no number, only what would make one. */
function ThinProfile({ missing }: { missing: Match['missing'] }) {
  const { t } = useTranslation('matching');
  const items = missing.filter(({ item }) => item !== null);
  const isOccupation = ({ item }: Match['missing'][number]) => item === 'occupations';
  const first = [...items.filter(isOccupation), ...items.filter((each) => !isOccupation(each))].slice(0, COUNTS.length);
  return (
    <section
      className="jb not-first:mt-0 scroll-mt-4 overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
      aria-labelledby="thin-profile"
    >
      <header className="p-5 max-md:px-gutter max-md:py-4">
        <h2 className="m-0 flex flex-wrap items-center gap-3 text-[1.75rem]" id="thin-profile">
          {t(`thin.${COUNTS[first.length - 1] ?? 'one'}`)}
        </h2>
        <p className="mt-2.5 text-fs-8 text-ink-2 leading-[1.45]">{t('thin.text')}</p>
      </header>
      <MissingList missing={first} />
    </section>
  );
}

/** The job's shifts over the own wishes; where one of the two is not known, what is. */
function OwnWeekSection({ job, own, reason }: OwnWeekSectionProps) {
  const { t } = useTranslation('matching');
  return (
    <section className="jb not-first:mt-0" aria-labelledby="own-week">
      <h2 id="own-week">{t('week.title')}</h2>
      {hasWeek(own) ? <OverOwnWeek job={job} own={own} reason={reason} /> : <NoOwnWeek />}
    </section>
  );
}

function OverOwnWeek({ job, own, reason }: OwnWeekSectionProps & { own: OwnWeek }) {
  const { t } = useTranslation(['matching', 'ui']);
  if (!job.week)
    return (
      <div className="grid justify-items-start gap-4 rounded-sheet border border-line bg-sheet p-5">
        {job.shifts.length === 0 ? (
          <b>{t('ui:week.unknown')}</b>
        ) : (
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {job.shifts.map((shift) => (
              <li className="flex items-center gap-2" key={shift}>
                <ShiftCell shift={shift} />
                {t(`ui:shift.${shift}.duty`)}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-160 text-ink-2">{reason}</p>
      </div>
    );
  const rows = overlayWeek(job.week, own);
  return (
    <>
      <p>{t('week.lead')}</p>
      <WeekOverlay rows={rows} />
      <Conflicts cells={listConflicts(rows)} />
    </>
  );
}

function Conflicts({ cells }: { cells: readonly OverlayCell[] }) {
  const { t, i18n } = useTranslation(['matching', 'ui']);
  if (cells.length === 0) return null;
  const names = cells.map(({ day, shift }) => `${t(`week.day.${day}`)} ${t(`ui:shift.${shift}.name`)}`);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control bg-warn-tint px-4 py-3 text-fs-7 leading-[1.45] max-md:grid-cols-[auto_minmax(0,1fr)]">
      <TriangleAlert className="text-warn" size={20} />
      <p>
        <b>{t('week.conflict', { count: cells.length, list })}</b> {t('week.conflictText')}
      </p>
      <LinkButton className="max-md:col-span-full" variant="secondary" size="s" to={profileLink('week')}>
        {t('week.change')}
      </LinkButton>
    </div>
  );
}

function NoOwnWeek() {
  const { t } = useTranslation('matching');
  return (
    <div className="grid justify-items-start gap-4 rounded-sheet border border-line bg-sheet p-5">
      <p className="max-w-160 text-ink-2">{t('week.none')}</p>
      <LinkButton variant="secondary" icon={<CalendarPlus size={20} />} to={profileLink('week')}>
        {t('week.create')}
      </LinkButton>
    </div>
  );
}
