import type { AiUsage } from '@stellenvisite/contract/assistant/ai-uses.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { useTableAddress } from '../../features/platform/admin-area/shared/use-table-query.ts';
import { $api } from '../../session/queries.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { useLocale } from '../../ui/use-locale.ts';

type Usage = AiUsage['items'][number];

export const handle = { title: 'admin-ai:title', namespaces: ['admin-ai', 'problems'] };

export default function AdminAiPage() {
  const { t } = useTranslation('admin-ai');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <AiUsageScreen />
    </AdminPage>
  );
}

/** Shows the daily use and cost of language models. */
function AiUsageScreen() {
  const { t } = useTranslation('admin-ai');
  const locale = useLocale();
  const { data, error } = $api.useQuery('get', '/api/admin/ai-usage', { params: { query: { days: 30 } } });
  const page = data && {
    items: data.items,
    total: data.items.length,
    page: 1,
    pageSize: Math.max(1, data.items.length),
  };
  const sum = (key: 'answers' | 'failures' | 'cost') => data?.items.reduce((total, row) => total + row[key], 0) ?? 0;
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {data && (
        <Note tone={data.provider && !data.provider.isAvailable ? 'warn' : 'info'}>
          {data.provider ? t(data.provider.isAvailable ? 'provider' : 'providerAway', data.provider) : t('noProvider')}
          {data.tokensPerDay > 0 &&
            ` ${t('limit', { tokens: formatNumber(data.tokensPerDay, locale), total: formatNumber(data.totalTokensPerDay, locale) })}`}
        </Note>
      )}
      <DataTable
        caption={t('title')}
        columns={useColumns(euro)}
        list={{ data: page, error }}
        rowKey={({ day, model }) => `${day} ${model}`}
        rowName={({ day }) => day}
        address={useTableAddress()}
        summary={
          data && (
            <span>
              {t('sum', { answers: formatNumber(sum('answers'), locale), cost: euro.format(sum('cost')) })}{' '}
              {t('failed', { count: sum('failures') })}
            </span>
          )
        }
        empty={{ title: t('none.title'), text: t('none.text') }}
      />
    </div>
  );
}

function useColumns(euro: Intl.NumberFormat): Column<Usage>[] {
  const { t } = useTranslation('admin-ai');
  const locale = useLocale();
  const number = (value: number) => <span className="num">{formatNumber(value, locale)}</span>;
  return [
    {
      key: 'day',
      header: t('day'),
      rowHeader: true,
      cell: ({ day }) => <span className="num">{formatDate(day)}</span>,
    },
    { key: 'model', header: t('model'), cell: ({ model }) => <code>{model}</code> },
    { key: 'answers', header: t('answers'), align: 'end', cell: ({ answers }) => number(answers) },
    { key: 'failures', header: t('failures'), align: 'end', cell: ({ failures }) => number(failures) },
    {
      key: 'tokens',
      header: t('tokens'),
      align: 'end',
      cell: ({ inputTokens, outputTokens }) => number(inputTokens + outputTokens),
    },
    {
      key: 'cost',
      header: t('cost'),
      align: 'end',
      cell: ({ cost }) => <span className="num">{euro.format(cost)}</span>,
    },
  ];
}
