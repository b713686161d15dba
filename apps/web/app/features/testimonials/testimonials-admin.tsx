import { formatDate } from '@stellenvisite/contract/format-date';
import { TESTIMONIAL_STATUSES } from '@stellenvisite/contract/testimonials';
import { type ModeratedTestimonial, testimonialsQuerySchema } from '@stellenvisite/contract/testimonials.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';

/** What people said of us, those who wait longest first; a row opens to be shown or declined. */
export function TestimonialsAdmin() {
  const { t } = useTranslation('testimonials');
  const { query, address } = useTableQuery(testimonialsQuerySchema);
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/testimonials',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  const columns: AdminColumn<ModeratedTestimonial>[] = [
    { key: 'quote', header: t('admin.quote'), rowHeader: true, cell: ({ quote }) => quote },
    {
      key: 'name',
      header: t('admin.name'),
      cell: ({ name, role, city }) => [name, role, city].join(', '),
    },
    { key: 'status', header: t('admin.status'), cell: ({ status }) => t(`status.${status}`) },
    { key: 'consent', header: t('admin.consent'), cell: ({ consentedAt }) => formatDate(consentedAt) },
    {
      key: 'act',
      header: <span className="visually-hidden">{t('admin.act')}</span>,
      cell: ({ id }) => (
        <Button
          size="s"
          variant="secondary"
          aria-expanded={opened === id}
          onClick={() => setOpened(opened === id ? null : id)}
        >
          {t(opened === id ? 'admin.close' : 'admin.decide')}
        </Button>
      ),
    },
  ];
  return (
    <AdminTable
      caption={t('admin.title')}
      columns={columns}
      list={{ data, error }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      address={address}
      filters={
        <TableFilters
          screen="testimonials"
          search={null}
          filters={[
            {
              name: 'status',
              label: t('admin.status'),
              options: TESTIMONIAL_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
            },
          ]}
          address={address}
        />
      }
      empty={{ title: t('admin.empty'), text: t('admin.emptyText') }}
      detail={(row) => (row.id === opened ? <DecideTestimonial row={row} onDone={() => setOpened(null)} /> : null)}
    />
  );
}

/** Both languages are written before it is shown; declining needs a reason. */
function DecideTestimonial({ row, onDone }: { row: ModeratedTestimonial; onDone: () => void }) {
  const { t: label } = useTranslation('testimonials', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const [words, setWords] = useState({
    quoteDe: row.language === 'de' ? row.quote : '',
    quoteEn: row.language === 'en' ? row.quote : '',
    roleDe: row.language === 'de' ? row.role : '',
    roleEn: row.language === 'en' ? row.role : '',
  });
  const [reason, setReason] = useState('');
  const decide = $api.useMutation('post', '/api/admin/testimonials/{id}/decision');
  const outcome = {
    onSuccess: () => {
      void toast(label('saved'), { tone: 'good' });
      void client.invalidateQueries();
      onDone();
    },
  };
  const path = { params: { path: { id: row.id } } };
  const isWhole = Object.values(words).every((text) => text.trim() !== '');
  const text = (key: keyof typeof words) => ({
    value: words[key],
    onChange: (event: { target: { value: string } }) => setWords({ ...words, [key]: event.target.value }),
  });
  return (
    <div className="grid gap-4">
      <Field label={label('quoteDe')}>
        <TextArea {...text('quoteDe')} />
      </Field>
      <Field label={label('quoteEn')}>
        <TextArea {...text('quoteEn')} />
      </Field>
      <Field label={label('roleDe')}>
        <TextInput {...text('roleDe')} />
      </Field>
      <Field label={label('roleEn')}>
        <TextInput {...text('roleEn')} />
      </Field>
      {decide.error && <p role="alert">{errorText(decide.error)}</p>}
      <Button
        disabled={!isWhole}
        loading={decide.isPending}
        onClick={() => decide.mutate({ ...path, body: { decision: 'publish', ...words } }, outcome)}
      >
        {label('publish')}
      </Button>
      <Field label={label('reason')}>
        <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button
        variant="danger-line"
        disabled={reason.trim() === ''}
        onClick={() => decide.mutate({ ...path, body: { decision: 'decline', reason } }, outcome)}
      >
        {label('decline')}
      </Button>
    </div>
  );
}
