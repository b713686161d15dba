import type { Application } from '@stellenvisite/contract/applications.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PhaseKind } from './application-phases.ts';
import { ApplicationRow } from './application-row.tsx';
import { type WeekWindow, weekWindow } from './week-window.ts';

type ApplicationTableProps = { items: readonly Application[] /** When they were read. */; asOf: string };

/** Applications on the weeks of a chart with today's line; on a phone a list. */
export function ApplicationTable({ items, asOf }: ApplicationTableProps) {
  const { t } = useTranslation('applications');
  const window = weekWindow(new Date(asOf));
  return (
    <div className="ap-table bleed-phone">
      <div className="ap-head" aria-hidden="true">
        <span>{t('list.column.job')}</span>
        <WeekHead window={window} />
        <span>{t('list.column.status')}</span>
      </div>
      {items.map((application) => (
        <ApplicationRow key={application.id} application={application} window={window} asOf={asOf} />
      ))}
      <Legend hasExternal={items.some(({ kind }) => kind === 'external')} />
    </div>
  );
}

function WeekHead({ window }: { window: WeekWindow }) {
  const { t } = useTranslation('applications');
  return (
    <span className="ap-weeks num">
      {window.weeks.map((week) => (
        <i key={week} className={clsx(week === window.currentWeek && 'now')}>
          <b>{t('list.week', { week })}</b>
        </i>
      ))}
    </span>
  );
}

const KINDS: readonly PhaseKind[] = ['sent', 'opened', 'interview', 'hired', 'rejected', 'withdrawn'];

function Legend({ hasExternal }: { hasExternal: boolean }) {
  const { t } = useTranslation('applications');
  const kinds = hasExternal ? [...KINDS, 'external' as const] : KINDS;
  return (
    <ul className="ap-legend" aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={`ap-bar ap-bar-${kind}`} />
          {t(`list.legend.${kind}`)}
        </li>
      ))}
      <li>{t('list.legend.today')}</li>
    </ul>
  );
}
