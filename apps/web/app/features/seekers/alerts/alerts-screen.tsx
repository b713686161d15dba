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
import { CriteriaCells } from './link-page.tsx';
import { OpenAlert } from './open-alert.tsx';
import { useJobAlerts, useNewMatches } from './shared/alert-queries.ts';
import { useSetAlert } from './use-change-alert.ts';

/** The list and one alert next to it; on a phone one after the other. */
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
        <div className="alerts" data-open={openId ? '' : undefined}>
          <div className="alert-list">
            <ul aria-label={t('title')}>
              {items.map((alert) => (
                <AlertRow key={alert.id} alert={alert} isOpen={alert.id === shown?.id} />
              ))}
            </ul>
            <p className="alert-hint">
              <Info size={18} />
              {t('hint')}
            </p>
          </div>
          {shown ? (
            <OpenAlert key={shown.id} alert={shown} isChosen={openId !== undefined} />
          ) : (
            <Note tone="warn" className="alert-pane p-5">
              {t('gone')}
            </Note>
          )}
        </div>
      )}
    </>
  );
}

/** An alert in the list: what it asks for, when it is sent, what is new. */
function AlertRow({ alert, isOpen }: { alert: JobAlert; isOpen: boolean }) {
  const { t } = useTranslation('job-alerts');
  const set = useSetAlert();
  const { id, name, query, frequency, status, newCount } = alert;
  const isActive = status === 'active';
  const When = frequency === 'instant' ? Bell : Mail;
  return (
    <li className={clsx('alert-row', isOpen && 'alert-open', !isActive && 'alert-off')}>
      <div>
        <h2>
          <Link to={`/dashboard/suchauftraege/${id}`} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
            {name}
          </Link>
        </h2>
        <CriteriaCells query={query} />
        <p className="alert-when">
          <When size={18} />
          {t(`frequency.${frequency}.when`)}
        </p>
      </div>
      <div className="alert-side">
        {newCount > 0 ? (
          <b className="alert-new num">{t('new', { count: newCount })}</b>
        ) : (
          <span className="alert-nothing">{isActive && t('nothingNew')}</span>
        )}
        <button
          type="button"
          className="alert-toggle"
          aria-pressed={isActive}
          aria-label={t(isActive ? 'activeNamed' : 'pausedNamed', { name })}
          onClick={() => set(id, { status: isActive ? 'paused' : 'active' })}
        >
          {isActive ? <Play size={16} /> : <Pause size={16} />}
          {t(isActive ? 'active' : 'paused')}
        </button>
      </div>
    </li>
  );
}

/** The shape of the list that is on its way. */
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
