import { ARTICLE_DRAWINGS, ARTICLE_TOPICS } from '@stellenvisite/contract/articles';
import { JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import { LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import {
  type ManagedArticle,
  type WriteArticle,
  writeArticleSchema,
} from '@stellenvisite/contract/managed-articles.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { ArticlePictures } from './article-pictures.tsx';
import { ArticlePublication } from './article-publication.tsx';
import { ArticleTextFields } from './article-text-fields.tsx';

const NO_TEXT = { title: '', lead: '', summary: [], bodyHtml: '', sources: [], authorRole: '' };
const EMPTY: WriteArticle = {
  slug: '',
  topic: 'roster',
  category: null,
  drawing: 'books',
  texts: { de: NO_TEXT, en: NO_TEXT },
  authorName: 'Redaktion Stellenvisite',
  reviewedBy: null,
  jobSearch: '',
};
const LIST = '/admin-dashboard/blog';

export function ArticleEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/articles/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== null },
  );
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (id !== null && !data) return null;
  return (
    <div className="grid gap-6">
      <Link className="link" to={LIST}>
        {t('back')}
      </Link>
      <ArticleForm {...(data && { article: data })} />
      {data && <ArticlePictures articleId={data.id} />}
      {data && <ArticlePublication article={data} />}
    </div>
  );
}

function ArticleForm({ article }: { article?: ManagedArticle }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  const { t: words } = useTranslation('articles');
  const { t: fields } = useTranslation('job-fields');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState<WriteArticle>(article ?? EMPTY);
  const [language, setLanguage] = useState<Language>('de');
  const [isSent, setSent] = useState(false);
  const create = $api.useMutation('post', '/api/admin/articles');
  const change = $api.useMutation('patch', '/api/admin/articles/{id}');
  const parsed = writeArticleSchema.safeParse(values);
  const set = (changes: Partial<WriteArticle>) => setValues((before) => ({ ...before, ...changes }));
  const outcome = {
    onSuccess: ({ id }: { id: string }) => {
      void toast(t('saved'), { tone: 'good' });
      void client.invalidateQueries();
      void navigate(`${LIST}?artikel=${id}`, { replace: true });
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.success) return;
    if (article) change.mutate({ params: { path: { id: article.id } }, body: parsed.data }, outcome);
    else create.mutate({ body: parsed.data }, outcome);
  };
  const isSlugWrong = isSent && !parsed.success && parsed.error.issues.some(({ path }) => path[0] === 'slug');
  const error = create.error ?? change.error;
  return (
    <form className="adm-card grid gap-5 p-5" noValidate onSubmit={submit} aria-label={t(article ? 'edit' : 'new')}>
      <Field label={t('slug')} help={t('slugHelp')} error={isSlugWrong ? t('slugWrong') : undefined}>
        <TextInput
          value={values.slug}
          readOnly={article !== undefined && article.state !== 'draft'}
          onChange={(event) => set({ slug: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('topic')}>
          <Select
            value={values.topic}
            options={ARTICLE_TOPICS.map((topic) => ({ value: topic, label: words(`topic.${topic}`) }))}
            onChange={(event) => set({ topic: ARTICLE_TOPICS.find((each) => each === event.target.value) ?? 'roster' })}
          />
        </Field>
        <Field label={t('category')}>
          <Select
            value={values.category ?? ''}
            options={[
              { value: '', label: t('allCategories') },
              ...JOB_CATEGORIES.map((each) => ({ value: each, label: fields(`category.${each}`) })),
            ]}
            onChange={(event) => set({ category: JOB_CATEGORIES.find((each) => each === event.target.value) ?? null })}
          />
        </Field>
        <Field label={t('drawing')}>
          <Select
            value={values.drawing}
            options={ARTICLE_DRAWINGS.map((each) => ({ value: each, label: t(`drawings.${each}`) }))}
            onChange={(event) =>
              set({ drawing: ARTICLE_DRAWINGS.find((each) => each === event.target.value) ?? 'books' })
            }
          />
        </Field>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('author')}>
          <TextInput value={values.authorName} onChange={(event) => set({ authorName: event.target.value })} />
        </Field>
        <Field label={t('reviewedBy')} hint={t('optional')}>
          <TextInput
            value={values.reviewedBy ?? ''}
            onChange={(event) => set({ reviewedBy: event.target.value || null })}
          />
        </Field>
        <Field label={t('jobSearch')} help={t('jobSearchHelp')}>
          <TextInput value={values.jobSearch} onChange={(event) => set({ jobSearch: event.target.value })} />
        </Field>
      </div>
      <Field label={t('language')}>
        <Select
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: t(`inLanguage.${each}`) }))}
          onChange={(event) => setLanguage(LANGUAGES.find((each) => each === event.target.value) ?? 'de')}
        />
      </Field>
      <ArticleTextFields
        key={language}
        text={values.texts[language]}
        onChange={(text) =>
          setValues((before) => ({
            ...before,
            texts: { ...before.texts, [language]: { ...before.texts[language], ...text } },
          }))
        }
      />
      {isSent && !parsed.success && (
        <Note tone="warn" role="alert">
          {t('invalid')}
        </Note>
      )}
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <Button type="submit" className="justify-self-start" loading={create.isPending || change.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
