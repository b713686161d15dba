import { ALERT_MATCHES_PAGE } from '@stellenvisite/contract/job-alerts';
import type { JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { MatchRow } from './match-row.tsx';
import { ALERTS, MATCHES } from './shared/alert-queries.ts';

/** Tab and page stand in the address. */
export function AlertMatchList({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const isUnread = params.get('neu') === '1';
  const page = Number(params.get('page')) || 1;
  const path = `/dashboard/suchauftraege/${alert.id}`;
  const { data, error } = $api.useQuery(
    'get',
    '/api/job-alerts/{id}/matches',
    { params: { path: { id: alert.id }, query: { page, ...(isUnread && { unread: true }) } } },
    { placeholderData: keepPreviousData },
  );
  const toPage = (each: number) =>
    `${path}?${new URLSearchParams({ ...(isUnread && { neu: '1' }), page: String(each) })}`;
  return (
    <>
      <div className="alert-tabs">
        <TabsNav
          label={t('matches.label')}
          tabs={[
            { to: path, label: t('matches.all'), count: alert.matches, current: !isUnread },
            { to: `${path}?neu=1`, label: t('matches.new'), count: alert.unread, current: isUnread },
          ]}
        />
        {alert.unread > 0 && <ReadAll id={alert.id} />}
      </div>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {data?.items.length === 0 && <p className="alert-empty">{t(isUnread ? 'matches.allRead' : 'matches.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="match-list" aria-label={t('matches.label')}>
          {data.items.map((match) => (
            <MatchRow key={match.job.id} alertId={alert.id} match={match} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          className="alert-pager"
          page={page}
          pageCount={Math.ceil(data.total / ALERT_MATCHES_PAGE)}
          toPage={toPage}
        />
      )}
    </>
  );
}

function ReadAll({ id }: { id: string }) {
  const { t } = useTranslation('job-alerts');
  const { mutate, isPending } = $api.useMutation('put', '/api/job-alerts/{id}/matches/read', {
    onSettled: async (_data, _error, _variables, _before, { client }) => {
      await Promise.all([ALERTS, MATCHES].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return (
    <Button variant="ghost" size="s" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
      {t('matches.readAll')}
    </Button>
  );
}
