import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { AlertRow } from './alert-row.tsx';
import { AlertsSkeleton } from './alerts-skeleton.tsx';
import { OpenAlert } from './open-alert.tsx';
import { useJobAlerts, useNewMatches } from './shared/alert-queries.ts';

/** The list and one alert beside it; on a phone one after the other. */
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
