import type { ManagedArticle } from '@stellenvisite/contract/content/managed-articles.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

/** A moment as the browser's control states it, in local time. */
const scheduleSchema = z.object({
  at: z
    .string()
    .min(1)
    .transform((at) => new Date(at).toISOString()),
});

/** Look at it, publish it now or later, take it back, delete a draft. What is saved counts, not what is typed. */
export function ArticlePublication({ article }: { article: ManagedArticle }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isPreviewed, setPreviewed] = useState(false);
  const publish = $api.useMutation('post', '/api/admin/articles/{id}/publication');
  const remove = $api.useMutation('delete', '/api/admin/articles/{id}');
  const path = { params: { path: { id: article.id } } };
  const set = (publishedAt: string | null) =>
    publish.mutate(
      { ...path, body: { publishedAt } },
      {
        onSuccess: () => {
          void toast(t('saved'), { tone: 'good' });
          void client.invalidateQueries();
        },
      },
    );
  const error = publish.error ?? remove.error;
  return (
    <section className="adm-card grid gap-4 p-5" aria-labelledby="publication">
      <h2 id="publication" className="text-xl">
        {t('publication')}
      </h2>
      <p>
        {t(`states.${article.state}`)}
        {article.publishedAt && `: ${formatDateTime(article.publishedAt)}`}
      </p>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {article.state === 'draft' && (
        <div className="flex flex-wrap items-end gap-3">
          <Button loading={publish.isPending} onClick={() => set(new Date().toISOString())}>
            {t('publishNow')}
          </Button>
          <ScheduleForm onSchedule={set} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setPreviewed(true)}>
          {t('preview')}
        </Button>
        {article.state === 'draft' ? (
          <Button
            variant="danger-line"
            loading={remove.isPending}
            onClick={() => remove.mutate(path, { onSuccess: () => void navigate('/admin-dashboard/blog') })}
          >
            {t('delete')}
          </Button>
        ) : (
          <Button variant="secondary" loading={publish.isPending} onClick={() => set(null)}>
            {t('takeBack')}
          </Button>
        )}
      </div>
      {isPreviewed && <ArticlePreview id={article.id} onClose={() => setPreviewed(false)} />}
    </section>
  );
}

/** Publishes at a moment to come. */
function ScheduleForm({ onSchedule }: { onSchedule: (publishedAt: string) => void }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const form = useZodForm({
    schema: scheduleSchema,
    defaultValues: { at: '' },
    fields: [],
    errorText: () => '',
    onSubmit: ({ at }) => onSchedule(at),
  });
  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={form.submit}>
      <Field label={t('publishAt')}>
        <TextInput type="datetime-local" {...form.register('at')} />
      </Field>
      <Button type="submit" variant="secondary" disabled={form.watch('at') === ''}>
        {t('schedule')}
      </Button>
    </form>
  );
}

function ArticlePreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const { data } = $api.useQuery('get', '/api/admin/articles/{id}/preview', { params: { path: { id } } });
  return (
    <Dialog open wide onClose={onClose} title={data?.title ?? t('preview')}>
      {data && (
        <div className="prose">
          <p>{data.lead}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags */}
          <div dangerouslySetInnerHTML={{ __html: data.introHtml }} />
          {data.sections.map((section) => (
            <section key={section.id}>
              <h3>{section.title}</h3>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags */}
              <div dangerouslySetInnerHTML={{ __html: section.html }} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
