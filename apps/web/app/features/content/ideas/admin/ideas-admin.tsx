import { IDEA_STATUSES } from '@stellenvisite/contract/content/ideas';
import {
  decideIdeaSchema,
  ideasQuerySchema,
  type ModeratedIdea,
  mergeIdeaSchema,
} from '@stellenvisite/contract/content/ideas.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText, useProblemText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import { TableFilters } from '../../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../../platform/admin-area/shared/use-table-query.ts';
import { IDEAS } from '../idea-form.tsx';
import { IdeaStatusBadge } from '../ideas-page.tsx';

type DecideFormProps = { idea: ModeratedIdea; onDone: () => void };

/** The number as it is typed. */
const mergeFormSchema = z.object({ into: z.string().trim().regex(/^\d+$/).transform(Number) }).pipe(mergeIdeaSchema);

/** Renders every idea, the newest first; a row opens to be decided or merged. */
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
  const columns: Column<ModeratedIdea>[] = [
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
    <DataTable
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
          <div className="grid gap-6 max-w-184 p-4">
            <p>{idea.text}</p>
            <DecideForm key={idea.number} idea={idea} onDone={() => setOpened(null)} />
            <MergeForm idea={idea} onDone={() => setOpened(null)} />
          </div>
        ) : null
      }
    />
  );
}

/** Merges this idea into another one, given by its number. */
function MergeForm({ idea, onDone }: DecideFormProps) {
  const { t } = useTranslation('ideas', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const problemText = useProblemText();
  const client = useQueryClient();
  const merge = $api.useMutation('post', '/api/admin/ideas/{number}/merge', {
    onSuccess: () => {
      void toast(t('merged'), { tone: 'good' });
      void client.invalidateQueries();
      onDone();
    },
  });
  const form = useZodForm({
    schema: mergeFormSchema,
    defaultValues: { into: '' },
    fields: ['into'],
    errorText: () => problemText('request.invalid'),
    refused: { into: merge.error ? errorText(merge.error) : undefined },
    onSubmit: (body) => merge.mutateAsync({ params: { path: { number: idea.number } }, body }).catch(() => undefined),
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={form.submit} aria-label={t('mergeFor', { title: idea.title })}>
      <ErrorSummary {...form.summary} />
      <Field label={t('mergeInto')} help={t('mergeHelp')} {...form.field('into')}>
        <TextInput inputMode="numeric" {...form.register('into')} />
      </Field>
      <Button type="submit" variant="secondary" loading={merge.isPending}>
        {t('merge')}
      </Button>
    </form>
  );
}

const orNull = (text: string | null) => text || null;

/** Edits the status of an idea and our answer to it. Voters are notified when the status changes. */
function DecideForm({ idea, onDone }: DecideFormProps) {
  const { t } = useTranslation('ideas', { keyPrefix: 'admin' });
  const { t: words } = useTranslation('ideas');
  const errorText = useErrorText();
  const client = useQueryClient();
  const decide = $api.useMutation('patch', '/api/admin/ideas/{number}', {
    onSuccess: () => {
      void toast(t('saved'), { tone: 'good' });
      void client.invalidateQueries();
      onDone();
    },
  });
  const { status, reason, answer, expected, hiddenReason } = idea;
  const form = useZodForm({
    schema: decideIdeaSchema,
    defaultValues: { status, reason, answer, expected, hiddenReason },
    fields: ['reason'],
    errorText: () => t('reasonMissing'),
    onSubmit: (body) => decide.mutateAsync({ params: { path: { number: idea.number } }, body }).catch(() => undefined),
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit} aria-label={t('decideFor', { title: idea.title })}>
      <ErrorSummary {...form.summary} failure={decide.error && errorText(decide.error)} />
      <Field label={t('status')}>
        <Select
          {...form.register('status')}
          options={IDEA_STATUSES.map((each) => ({ value: each, label: words(`status.${each}`) }))}
        />
      </Field>
      {form.watch('status') === 'declined' && (
        <Field label={t('reason')} {...form.field('reason')}>
          <TextArea {...form.register('reason', { setValueAs: orNull })} />
        </Field>
      )}
      <Field label={t('answer')} help={t('answerHelp')}>
        <TextArea {...form.register('answer', { setValueAs: orNull })} />
      </Field>
      <Field label={t('expected')} help={t('expectedHelp')}>
        <TextInput {...form.register('expected', { setValueAs: orNull })} />
      </Field>
      <Field label={t('hide')} help={t('hideHelp')}>
        <TextInput {...form.register('hiddenReason', { setValueAs: orNull })} />
      </Field>
      <Button type="submit" loading={decide.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
