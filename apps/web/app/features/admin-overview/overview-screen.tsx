import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { MarketCharts } from './market-charts.tsx';
import { MarketFigures } from './market-figures.tsx';
import { QUEUE_PATHS } from './queue-paths.ts';
import { WaitingBoard } from './waiting-board.tsx';

/** What waits first, then how the market is. */
export function OverviewScreen() {
  const { t } = useTranslation('admin-overview');
  const errorText = useErrorText();
  const waiting = $api.useQuery('get', '/api/admin/waiting', {});
  const health = $api.useQuery('get', '/api/admin/market-health');
  const error = waiting.error ?? health.error;
  if (error) {
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        {problemCodeOf(error) === 'admin.factor_required' && (
          <TextLink to="/konto/sicherheit">{t('setUpFactor')}</TextLink>
        )}
      </Note>
    );
  }
  return (
    <>
      {waiting.data ? <WaitingBoard waiting={waiting.data} /> : <Bone className="h-80 w-full" />}
      {health.data ? (
        <>
          <MarketFigures health={health.data} />
          <MarketCharts health={health.data} />
        </>
      ) : (
        <Bone className="mt-5 h-96 w-full" />
      )}
      <EmptySearches />
    </>
  );
}

/** Leads to the queue whose oldest item waits longest. */
export function BeginLink() {
  const { t } = useTranslation('admin-overview');
  const { data } = $api.useQuery('get', '/api/admin/waiting', {});
  if (!data?.oldest) return null;
  return (
    <Link to={QUEUE_PATHS[data.oldest]} className={buttonClass({})}>
      {t('waiting.begin')}
    </Link>
  );
}
