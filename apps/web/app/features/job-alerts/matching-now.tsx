import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { publicApi } from '../../api/public-api.ts';

const DAYS = 30;
const DAYS_A_WEEK = 7;

/** „61 Stellen passen heute, zuletzt kamen etwa 4 pro Woche dazu.“ */
export function MatchingNow({ query }: { query: string }) {
  const { t } = useTranslation('job-alerts');
  const all = useTotal(query);
  const recent = useTotal(`${withoutAge(query)}&postedWithin=${DAYS}`);
  if (all === undefined || recent === undefined) return <p className="alert-now">{t('dialog.counting')}</p>;
  const weekly = Math.round((recent / DAYS) * DAYS_A_WEEK);
  return (
    <p className="alert-now" role="status">
      <Trans t={t} i18nKey="dialog.now" count={all} components={{ b: <b className="num" /> }} />{' '}
      {weekly > 0 && <Trans t={t} i18nKey="dialog.weekly" count={weekly} components={{ b: <b className="num" /> }} />}
    </p>
  );
}

function withoutAge(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('postedWithin');
  return params.toString();
}

function useTotal(query: string): number | undefined {
  const address = `${query}&pageSize=1`;
  const { data } = useQuery({
    queryKey: ['get', '/api/jobs', address],
    queryFn: ({ signal }) => dataOf(publicApi.GET('/api/jobs', { querySerializer: () => address, signal })),
    placeholderData: keepPreviousData,
  });
  return data?.total;
}
