import { formatDate } from '@stellenvisite/contract/format-date';
import { IDEA_STATUSES } from '@stellenvisite/contract/ideas';
import { ideasQuerySchema, type ModeratedIdea } from '@stellenvisite/contract/ideas.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { type AdminColumn, AdminTable } from '../../admin-area/shared/admin-table.tsx';
import { TableFilters } from '../../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../admin-area/shared/use-table-query.ts';
import { IdeaStatusBadge } from '../idea-status.tsx';
import { IDEAS } from '../ideas-address.ts';
import { DecideForm } from './decide-form.tsx';
import { MergeForm } from './merge-form.tsx';

/** Every idea, the newest first; a row opens to be decided or merged. */
export function IdeasAdmin() {
  const { t } = useTranslation('ideas');
  const { query, address } = useTableQuery(ideasQuerySchema);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/ideas',
    { params: { query: { sort: 'newest', ...query } } },
    { placeholderData: keepPreviousData },
  );
  const columns: AdminColumn<ModeratedIdea>[] = [
    {
      key: 'title',
      header: t('admin.idea'),
      rowHeader: true,
      cell: ({ number, title, mergedInto, hiddenReason }) => (
        <>
          <Link className="link" to={`${IDEAS}/${number}`}>
            {title}
          </Link>
          {mergedInto && <small> {t('admin.mergedInto', { number: mergedInto })}</small>}
          {hiddenReason && <small> {t('admin.hidden')}</small>}
        </>
      ),
    },
    { key: 'status', header: t('admin.status'), cell: ({ status }) => <IdeaStatusBadge status={status} /> },
    { key: 'author', header: t('admin.author'), cell: ({ author }) => author ?? t('formerMember') },
    { key: 'votes', header: t('admin.votes'), align: 'end', cell: ({ votes }) => votes },
    { key: 'comments', header: t('admin.comments'), align: 'end', cell: ({ comments }) => comments },
    { key: 'created', header: t('admin.created'), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'act',
      header: <span className="visually-hidden">{t('admin.act')}</span>,
      cell: ({ number, mergedInto }) =>
        mergedInto === null && (
          <Button
            size="s"
            variant="secondary"
            aria-expanded={opened === number}
            onClick={() => setOpened(opened === number ? null : number)}
          >
            {t(opened === number ? 'admin.close' : 'admin.decide')}
          </Button>
        ),
    },
  ];
  return (
    <AdminTable
      caption={t('admin.title')}
      columns={columns}
      list={{ data, error }}
      rowKey={({ number }) => String(number)}
      rowName={({ title }) => title}
      address={address}
      filters={
        <TableFilters
          screen="ideas"
          search={t('admin.search')}
          filters={[
            {
              name: 'status',
              label: t('admin.status'),
              options: IDEA_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
            },
          ]}
          address={address}
        />
      }
      empty={{ title: t('empty'), text: t('admin.empty') }}
      detail={(idea) =>
        idea.number === opened ? (
          <div className="idea-admin">
            <p>{idea.text}</p>
            <DecideForm key={idea.number} idea={idea} onDone={() => setOpened(null)} />
            <MergeForm idea={idea} onDone={() => setOpened(null)} />
          </div>
        ) : null
      }
    />
  );
}
