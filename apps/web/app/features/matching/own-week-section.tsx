import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seeker-profiles';
import { CalendarPlus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { ShiftCell } from '../jobs/shared/shift-cell.tsx';
import { listConflicts, type OverlayCell, overlayWeek } from './overlay-week.ts';
import { profileLink } from './profile-link.ts';
import type { MatchedJob } from './shared/match-section.tsx';
import { WeekOverlay } from './week-overlay.tsx';

type OwnWeekSectionProps = {
  job: MatchedJob;
  own: OwnWeek | null;
  /** What the match says of the week. */
  reason: string | undefined;
};

/** The job's shifts over the own wishes; where one of the two is not known, what is. */
export function OwnWeekSection({ job, own, reason }: OwnWeekSectionProps) {
  const { t } = useTranslation('matching');
  return (
    <section className="jb" aria-labelledby="own-week">
      <h2 id="own-week">{t('week.title')}</h2>
      {hasWeek(own) ? <OverOwnWeek job={job} own={own} reason={reason} /> : <NoOwnWeek />}
    </section>
  );
}

function OverOwnWeek({ job, own, reason }: OwnWeekSectionProps & { own: OwnWeek }) {
  const { t } = useTranslation(['matching', 'ui']);
  if (!job.week)
    return (
      <div className="match-open">
        {job.shifts.length === 0 ? (
          <b>{t('ui:week.unknown')}</b>
        ) : (
          <ul>
            {job.shifts.map((shift) => (
              <li key={shift}>
                <ShiftCell shift={shift} />
                {t(`ui:shift.${shift}.duty`)}
              </li>
            ))}
          </ul>
        )}
        <p>{reason}</p>
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
    <div className="match-conflict">
      <TriangleAlert size={20} />
      <p>
        <b>{t('week.conflict', { count: cells.length, list })}</b> {t('week.conflictText')}
      </p>
      <LinkButton variant="secondary" size="s" to={profileLink('week')}>
        {t('week.change')}
      </LinkButton>
    </div>
  );
}

function NoOwnWeek() {
  const { t } = useTranslation('matching');
  return (
    <div className="match-open">
      <p>{t('week.none')}</p>
      <LinkButton variant="secondary" icon={<CalendarPlus size={20} />} to={profileLink('week')}>
        {t('week.create')}
      </LinkButton>
    </div>
  );
}
