import type { JobAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { clsx } from 'clsx';
import { Bell, Info, Mail, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { RowsSkeleton, Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { CriteriaCells } from './criteria-cells.tsx';
import { ALERT_PANE, OpenAlert } from './open-alert.tsx';
import { useJobAlerts, useNewMatches } from './shared/alert-queries.ts';
import { useSetAlert } from './use-change-alert.ts';

/** Renders the list and one alert next to it; on a phone one after the other. */
export function AlertsScreen({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const { data, error, refetch } = useJobAlerts();
  useNewMatches();
  const items = data?.items;
  const shown = items?.find(({ id }) => id === openId) ?? (openId ? undefined : items?.[0]);
  return (
    <>
      {error && (
        <Note tone="warn" role="alert" className="mt-6">
          {errorText(error)}{' '}
          <Button variant="ghost" size="s" onClick={() => void refetch()}>
            {t('reload')}
          </Button>
        </Note>
      )}
      {!items && !error && <AlertsSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          art="marked"
          title={t('none.title')}
          text={t('none.text')}
          actions={<LinkButton to="/jobs">{t('none.search')}</LinkButton>}
        />
      )}
      {items && items.length > 0 && (
        <div className="mt-6 grid grid-cols-[21.5rem_minmax(0,1fr)] items-start gap-6 max-sm:-mx-(--gutter) max-lg:grid-cols-1">
          <div className={clsx(ALERT_PANE, openId && 'max-lg:hidden')}>
            <ul aria-label={t('title')}>
              {items.map((alert) => (
                <AlertRow key={alert.id} alert={alert} isOpen={alert.id === shown?.id} />
              ))}
            </ul>
            <p className="grid grid-cols-[auto_1fr] gap-2.5 border-line border-t bg-sheet-2 px-4 py-3.5 text-fs-8 text-ink-2 leading-[1.45]">
              <Info size={18} />
              {t('hint')}
            </p>
          </div>
          {shown ? (
            <OpenAlert key={shown.id} alert={shown} isChosen={openId !== undefined} />
          ) : (
            <Note tone="warn" className={clsx(ALERT_PANE, 'p-5', !openId && 'max-lg:hidden')}>
              {t('gone')}
            </Note>
          )}
        </div>
      )}
    </>
  );
}

/** Renders an alert in the list: what it asks for, when it is sent, what is new. */
function AlertRow({ alert, isOpen }: { alert: JobAlert; isOpen: boolean }) {
  const { t } = useTranslation('job-alerts');
  const set = useSetAlert();
  const { id, name, query, frequency, status, newCount } = alert;
  const isActive = status === 'active';
  const When = frequency === 'instant' ? Bell : Mail;
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 not-first:border-line not-first:border-t px-4 py-3.5 hover:bg-sheet-2 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-focus has-[h2_a:focus-visible]:-outline-offset-3',
        isOpen && 'lg:not-hover:bg-marker-soft lg:shadow-[inset_5px_0_0_var(--marker-2)]',
      )}
    >
      <div>
        <h2 className="wrap-anywhere mb-2 font-semibold font-text text-fs-6 leading-[1.3] tracking-normal">
          <Link
            className={clsx('after:absolute after:inset-0 focus-visible:outline-0', !isActive && 'text-ink-3')}
            to={`/dashboard/suchauftraege/${id}`}
            aria-current={isOpen ? 'true' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        </h2>
        <CriteriaCells query={query} isOff={!isActive} />
        <p className="mt-2.5 flex items-center gap-1.75 text-fs-8 text-ink-2">
          <When size={18} />
          {t(`frequency.${frequency}.when`)}
        </p>
      </div>
      <div className="flex flex-col items-end justify-between gap-2.5">
        {newCount > 0 ? (
          <b className="num whitespace-nowrap rounded-cell bg-marker px-2 py-1.5 font-semibold text-fs-8 text-on-marker leading-none">
            {t('new', { count: newCount })}
          </b>
        ) : (
          <span className="whitespace-nowrap pt-0.75 text-fs-9 text-ink-2">{isActive && t('nothingNew')}</span>
        )}
        <button
          type="button"
          className="relative z-1 inline-flex min-h-tap items-center gap-2 whitespace-nowrap rounded-control border border-line-2 bg-sheet pr-3 pl-2.5 font-semibold text-fs-8 text-ink"
          aria-pressed={isActive}
          aria-label={t(isActive ? 'activeNamed' : 'pausedNamed', { name })}
          onClick={() => set(id, { status: isActive ? 'paused' : 'active' })}
        >
          {isActive ? (
            <Play className="fill-current text-good" size={16} />
          ) : (
            <Pause className="fill-current" size={16} />
          )}
          {t(isActive ? 'active' : 'paused')}
        </button>
      </div>
    </li>
  );
}

/** Renders the shape of the list that is on its way. */
export function AlertsSkeleton() {
  const { t } = useTranslation('job-alerts');
  return (
    <Card className="mt-6">
      <RowsSkeleton label={t('loading')} rows={3} className="grid gap-6">
        <Skeleton className="h-5 w-60 max-w-full" />
        <Skeleton className="mt-2 h-6 w-80 max-w-full" />
      </RowsSkeleton>
    </Card>
  );
}
