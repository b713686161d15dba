import {
  type DecideTestimonial as DecideTestimonialBody,
  decideTestimonialSchema,
  type ModeratedTestimonial,
  TESTIMONIAL_STATUSES,
  testimonialsQuerySchema,
} from '@stellenvisite/contract/content/testimonials.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

const [publishSchema, declineSchema] = decideTestimonialSchema.options;

const WORDS = ['quoteDe', 'quoteEn', 'roleDe', 'roleEn'] as const;

/** Lists testimonials, those that have waited longest first. A row opens for publishing or declining it. */
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
  const columns: Column<ModeratedTestimonial>[] = [
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
    <DataTable
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
  const client = useQueryClient();
  const decide = $api.useMutation('post', '/api/admin/testimonials/{id}/decision', {
    onSuccess: () => {
      void toast(label('saved'), { tone: 'good' });
      void client.invalidateQueries();
      onDone();
    },
  });
  const send = (body: DecideTestimonialBody) =>
    decide.mutateAsync({ params: { path: { id: row.id } }, body }).catch(() => undefined);
  return (
    <div className="grid gap-4">
      <PublishForm row={row} error={decide.error} onDecide={send} />
      <DeclineForm onDecide={send} />
    </div>
  );
}

type PublishFormProps = {
  row: ModeratedTestimonial;
  error: unknown;
  onDecide: (body: DecideTestimonialBody) => Promise<unknown>;
};

function PublishForm({ row: { language, quote, role }, error, onDecide }: PublishFormProps) {
  const { t: label } = useTranslation('testimonials', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const problemText = useProblemText();
  const form = useZodForm({
    schema: publishSchema,
    defaultValues: {
      decision: 'publish',
      quoteDe: language === 'de' ? quote : '',
      quoteEn: language === 'en' ? quote : '',
      roleDe: language === 'de' ? role : '',
      roleEn: language === 'en' ? role : '',
    },
    fields: WORDS,
    errorText: () => problemText('request.invalid'),
    onSubmit: onDecide,
  });
  const isWhole = form.watch(WORDS).every((text) => text.trim() !== '');
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} failure={error != null && errorText(error)} />
      <Field label={label('quoteDe')} {...form.field('quoteDe')}>
        <TextArea {...form.register('quoteDe')} />
      </Field>
      <Field label={label('quoteEn')} {...form.field('quoteEn')}>
        <TextArea {...form.register('quoteEn')} />
      </Field>
      <Field label={label('roleDe')} {...form.field('roleDe')}>
        <TextInput {...form.register('roleDe')} />
      </Field>
      <Field label={label('roleEn')} {...form.field('roleEn')}>
        <TextInput {...form.register('roleEn')} />
      </Field>
      <Button type="submit" disabled={!isWhole} loading={form.formState.isSubmitting}>
        {label('publish')}
      </Button>
    </form>
  );
}

function DeclineForm({ onDecide }: Pick<PublishFormProps, 'onDecide'>) {
  const { t: label } = useTranslation('testimonials', { keyPrefix: 'admin' });
  const problemText = useProblemText();
  const form = useZodForm({
    schema: declineSchema,
    defaultValues: { decision: 'decline', reason: '' },
    fields: ['reason'],
    errorText: () => problemText('request.invalid'),
    onSubmit: onDecide,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <Field label={label('reason')} {...form.field('reason')}>
        <TextInput {...form.register('reason')} />
      </Field>
      <Button
        type="submit"
        variant="danger-line"
        disabled={form.watch('reason').trim() === ''}
        loading={form.formState.isSubmitting}
      >
        {label('decline')}
      </Button>
    </form>
  );
}
