import { ADMIN_ACTIONS, ADMIN_AREAS } from '@stellenvisite/contract/identity/admin-acts';
import { type AdminAct, adminActQuerySchema } from '@stellenvisite/contract/identity/admin-acts.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { type TableAddress, useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

const HEAD =
  'h-auto border-line border-t-0 bg-sheet-2 px-3.5 py-2.5 align-top font-semibold max-md:table-cell max-md:border-t max-md:p-2';
const CELL = 'h-auto border-line px-3.5 py-2.5 align-top max-md:table-cell max-md:border-t max-md:p-2';

/** Fields whose values are words of the code. */
const CODED_FIELDS: readonly string[] = ['status', 'state', 'measure', 'role'];

const SETTINGS: Readonly<Record<string, 'operator' | 'hold_first' | 'seller'>> = {
  operator: 'operator',
  'job_postings.hold_first': 'hold_first',
  'billing.seller': 'seller',
};

const hasValue = (values: AdminAct['before'], field: string) => {
  const value = values?.[field];
  return value !== null && value !== undefined && value !== '';
};

/** Lists the actions of administrators, newest first; one entry can be open with the values before and after. */
export function ActLog() {
  const { t } = useTranslation('admin-log');
  const { query, address } = useTableQuery(adminActQuerySchema);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = $api.useQuery('get', '/api/admin/acts', { params: { query } }, { placeholderData: keepPreviousData });
  const people = list.data?.people ?? [];
  return (
    <DataTable
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
    <Field
      label={t(name)}
      className="flex w-auto items-center gap-1.5 max-md:grid max-md:min-w-0 max-md:flex-[1_1_max(9rem,calc(50%_-_0.25rem))] max-md:gap-1 max-md:[&_input]:w-full max-md:[&_input]:min-w-0 [&_label]:m-0 [&_label]:font-medium [&_label]:text-fs-8 [&_label]:text-ink-2 [&_label]:leading-none"
    >
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

function useColumns(openId: string | null, toggle: (id: string) => void): Column<AdminAct>[] {
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

/** Shows the values before and after an action, field by field. */
export function ActDetail({ act }: { act: AdminAct }) {
  const { t } = useTranslation('admin-log');
  const { fieldText, valueText } = useActText();
  const { before, after } = act;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const path = subjectPath(act);
  return (
    <div className="grid gap-2.5">
      {fields.length === 0 && <p className="text-fs-8 text-ink-2">{t('noChange')}</p>}
      {fields.length > 0 && (
        <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-control border border-line-2 bg-sheet text-fs-8">
          <thead className="max-md:static max-md:table-header-group max-md:size-auto max-md:[clip-path:none]">
            <tr className="hover:bg-transparent max-md:table-row">
              <th className={HEAD} scope="col">
                {t('field')}
              </th>
              <th className={clsx(HEAD, 'border-l')} scope="col">
                {t('before')}
              </th>
              <th className={clsx(HEAD, 'border-l')} scope="col">
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:table-row-group">
            {fields.map((field) => (
              <tr className="hover:bg-transparent max-md:table-row" key={field}>
                <th className={clsx(CELL, 'w-44 text-ink-2 max-md:w-[30%]')} scope="row">
                  {fieldText(field)}
                </th>
                <td className={clsx(CELL, 'border-l')}>
                  {hasValue(before, field) ? (
                    <s className="text-ink-2 decoration-warn">{valueText(field, before?.[field])}</s>
                  ) : (
                    t('empty')
                  )}
                </td>
                <td className={clsx(CELL, 'border-l')}>
                  {hasValue(after, field) ? (
                    <ins className="rounded-[3px] bg-good-tint box-decoration-clone px-1.25 py-px font-semibold text-good no-underline">
                      {valueText(field, after?.[field])}
                    </ins>
                  ) : (
                    t('empty')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-fs-9 text-ink-2">
        <span>
          {t('id')} <code>{act.id.slice(0, 8)}</code>
        </span>
        {act.ip && (
          <span className="num">
            {t('ip')} {act.ip}
          </span>
        )}
        {act.device && <span>{act.device}</span>}
        {path && <TextLink to={path}>{t('toSubject')}</TextLink>}
      </p>
    </div>
  );
}

/** Where the thing an act was about can be seen; null where there is no such page. */
function subjectPath({ subjectKind, subjectId }: Pick<AdminAct, 'subjectKind' | 'subjectId'>): string | null {
  if (!subjectId) return null;
  switch (subjectKind) {
    case 'job':
      return `/jobs/${subjectId}`;
    case 'employer':
      return `/arbeitgebern/${subjectId}`;
    case 'report':
      return `/admin-dashboard/meldungen/${subjectId}`;
    case 'support_ticket':
      return `/admin-dashboard/support/${subjectId}`;
    default:
      return null;
  }
}

/** Returns the log in words; what it does not know by name is shown by its code. */
function useActText() {
  const { t, i18n } = useTranslation('admin-log');
  const isText = (key: string) => i18n.exists(key, { ns: 'admin-log' });
  const actionText = (action: string) =>
    action in ADMIN_ACTIONS ? t(`actions.${action.replaceAll('.', '_')}`) : action;
  const fieldText = (field: string) => (isText(`fields.${field}`) ? t(`fields.${field}`) : field);
  const valueText = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string' && CODED_FIELDS.includes(field) && isText(`values.${value}`))
      return t(`values.${value}`);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const subjectText = ({ subjectKind, subjectLabel, subjectId }: AdminAct): string => {
    const setting = subjectKind === 'setting' ? SETTINGS[subjectId ?? ''] : undefined;
    return setting ? t(`settingNames.${setting}`) : (subjectLabel ?? subjectId ?? '–');
  };
  return { actionText, fieldText, valueText, subjectText };
}
