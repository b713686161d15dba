import { ADMIN_AREAS } from '@stellenvisite/contract/admin-acts';
import { type AdminAct, adminActQuerySchema } from '@stellenvisite/contract/admin-acts.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { type TableAddress, useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { ActDetail } from './act-detail.tsx';
import { useActText } from './use-act-text.ts';

/** What administrators did, newest first; one entry can be open with what stood there before and after. */
export function ActLog() {
  const { t } = useTranslation('admin-log');
  const { query, address } = useTableQuery(adminActQuerySchema);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = $api.useQuery('get', '/api/admin/acts', { params: { query } }, { placeholderData: keepPreviousData });
  const people = list.data?.people ?? [];
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns(openId, (id) => setOpenId(id === openId ? null : id))}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ action }) => action}
      address={address}
      empty={{ title: t('none.title'), text: t('none.text') }}
      detail={(act) => (act.id === openId ? <ActDetail act={act} /> : null)}
      filters={
        <TableFilters
          screen="log"
          search={t('search')}
          address={address}
          filters={[
            { name: 'userId', label: t('person'), options: people.map((p) => ({ value: p.userId, label: p.name })) },
            {
              name: 'area',
              label: t('area'),
              options: ADMIN_AREAS.map((area) => ({ value: area, label: t(`areas.${area}`) })),
            },
          ]}
        >
          <Day name="from" address={address} />
          <Day name="to" address={address} />
        </TableFilters>
      }
    />
  );
}

function Day({ name, address }: { name: 'from' | 'to'; address: TableAddress }) {
  const { t } = useTranslation('admin-log');
  const value = address.params.get(name) ?? '';
  return (
    <Field label={t(name)} className="adm-day">
      <TextInput
        type="date"
        size="s"
        className={value ? 'adm-on' : ''}
        value={value}
        onChange={({ target }) => address.choose({ [name]: target.value })}
      />
    </Field>
  );
}

/** „16.11.2026 09:26“, with the seconds in the tooltip. */
function ActTime({ at }: { at: string }) {
  const seconds = at.slice(17, 19);
  return (
    <time className="num" dateTime={at} title={`${formatDateTime(at)}:${seconds}`}>
      {formatDateTime(at)}
    </time>
  );
}

function useColumns(openId: string | null, toggle: (id: string) => void): AdminColumn<AdminAct>[] {
  const { t } = useTranslation('admin-log');
  const { actionText, subjectText } = useActText();
  return [
    { key: 'at', header: t('at'), cell: ({ at }) => <ActTime at={at} /> },
    {
      key: 'who',
      header: t('who'),
      cell: ({ userId, userName }) => (
        <>
          <b className="whitespace-nowrap">{userId ? (userName ?? t('gone')) : t('system')}</b>
          <small>{userId ? t('admin') : t('automatic')}</small>
        </>
      ),
    },
    { key: 'what', header: t('what'), rowHeader: true, cell: ({ action }) => actionText(action) },
    {
      key: 'subject',
      header: t('subject'),
      cell: (act) => (
        <>
          <span lang={act.subjectKind === 'setting' ? undefined : 'de'}>{subjectText(act)}</span>
          <small>{t(`areas.${act.area}`)}</small>
        </>
      ),
    },
    {
      key: 'open',
      header: <span className="visually-hidden">{t('field')}</span>,
      align: 'end',
      cell: ({ id, action }) => (
        <button
          type="button"
          className="icon-btn"
          aria-expanded={id === openId}
          onClick={() => toggle(id)}
          title={t('open', { what: actionText(action) })}
        >
          {id === openId ? <ChevronDown size={20} /> : <ChevronRight size={20} />}
          <span className="visually-hidden">{t('open', { what: actionText(action) })}</span>
        </button>
      ),
    },
  ];
}
