import { ARTICLE_STATES } from '@stellenvisite/contract/content/articles';
import {
  type ManagedArticles,
  managedArticleQuerySchema,
} from '@stellenvisite/contract/content/managed-articles.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { TableFilters } from '../../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../../platform/admin-area/shared/use-table-query.ts';
import { ArticleEditor } from './article-editor.tsx';

type Row = ManagedArticles['items'][number];

/** Renders the list of articles, or the editor of the one in the address (`?artikel=…`, `?artikel=neu`). */
export function ArticlesAdmin() {
  const [params, setParams] = useSearchParams();
  const edited = params.get('artikel');
  if (edited) return <ArticleEditor key={edited} id={edited === 'neu' ? null : edited} />;
  return <ArticleTable onNew={() => setParams({ artikel: 'neu' })} />;
}

function ArticleTable({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const { t: words } = useTranslation('articles');
  const locale = useLocale();
  const { query, address } = useTableQuery(managedArticleQuerySchema);
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/articles',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: t('article'),
      rowHeader: true,
      cell: ({ id, title, slug }) => (
        <Link className="link" to={{ search: `artikel=${id}` }}>
          {title || slug}
        </Link>
      ),
    },
    { key: 'topic', header: t('topic'), cell: ({ topic }) => words(`topic.${topic}`) },
    { key: 'author', header: t('author'), cell: ({ authorName }) => authorName },
    { key: 'state', header: t('state'), cell: ({ state }) => t(`states.${state}`) },
    {
      key: 'published',
      header: t('publishedAt'),
      cell: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt) : '–'),
    },
    { key: 'languages', header: t('languages'), cell: ({ isTranslated }) => t(isTranslated ? 'both' : 'incomplete') },
    { key: 'reads', header: t('reads'), align: 'end', cell: ({ reads }) => formatNumber(reads, locale) },
  ];
  return (
    <div className="grid gap-4">
      <Button className="justify-self-start" onClick={onNew}>
        {t('new')}
      </Button>
      <DataTable
        caption={t('title')}
        columns={columns}
        list={{ data, error }}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        address={address}
        filters={
          <TableFilters
            screen="articles"
            search={t('search')}
            filters={[
              {
                name: 'state',
                label: t('state'),
                options: ARTICLE_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
              },
            ]}
            address={address}
          />
        }
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </div>
  );
}
