import { ARTICLE_DRAWINGS, ARTICLE_TOPICS } from '@stellenvisite/contract/content/articles';
import {
  type ManagedArticle,
  type WriteArticle,
  writeArticleSchema,
} from '@stellenvisite/contract/content/managed-articles.schema';
import { JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { LANGUAGES, type Language } from '@stellenvisite/contract/platform/languages';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { RichTextField } from '../../../jobs/postings/shared/rich-text-field.ts';
import { ArticlePictures } from './article-pictures.tsx';
import { ArticlePublication } from './article-publication.tsx';

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

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

const orNull = (value: string) => value || null;

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
  const [language, setLanguage] = useState<Language>('de');
  const create = $api.useMutation('post', '/api/admin/articles');
  const change = $api.useMutation('patch', '/api/admin/articles/{id}');
  const form = useZodForm<WriteArticle>({
    schema: writeArticleSchema,
    defaultValues: article ?? EMPTY,
    fields: ['slug'],
    errorText: () => t('slugWrong'),
    onSubmit: async (body) => {
      const saving = article
        ? change.mutateAsync({ params: { path: { id: article.id } }, body })
        : create.mutateAsync({ body });
      const saved = await saving.catch(() => null);
      if (!saved) return;
      void toast(t('saved'), { tone: 'good' });
      void client.invalidateQueries();
      void navigate(`${LIST}?artikel=${saved.id}`, { replace: true });
    },
  });
  const error = create.error ?? change.error;
  const isInvalid = Object.keys(form.formState.errors).length > 0;
  return (
    <form
      className="adm-card grid gap-5 p-5"
      noValidate
      onSubmit={form.submit}
      aria-label={t(article ? 'edit' : 'new')}
    >
      <ErrorSummary {...form.summary} failure={isInvalid ? t('invalid') : error && errorText(error)} />
      <Field label={t('slug')} help={t('slugHelp')} {...form.field('slug')}>
        <TextInput {...form.register('slug')} readOnly={article !== undefined && article.state !== 'draft'} />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('topic')}>
          <Select
            {...form.register('topic')}
            options={ARTICLE_TOPICS.map((topic) => ({ value: topic, label: words(`topic.${topic}`) }))}
          />
        </Field>
        <Field label={t('category')}>
          <Select
            {...form.register('category', { setValueAs: orNull })}
            options={[
              { value: '', label: t('allCategories') },
              ...JOB_CATEGORIES.map((each) => ({ value: each, label: fields(`category.${each}`) })),
            ]}
          />
        </Field>
        <Field label={t('drawing')}>
          <Select
            {...form.register('drawing')}
            options={ARTICLE_DRAWINGS.map((each) => ({ value: each, label: t(`drawings.${each}`) }))}
          />
        </Field>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('author')}>
          <TextInput {...form.register('authorName')} />
        </Field>
        <Field label={t('reviewedBy')} hint={t('optional')}>
          <TextInput {...form.register('reviewedBy', { setValueAs: orNull })} />
        </Field>
        <Field label={t('jobSearch')} help={t('jobSearchHelp')}>
          <TextInput {...form.register('jobSearch')} />
        </Field>
      </div>
      <Field label={t('language')}>
        <Select
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: t(`inLanguage.${each}`) }))}
          onChange={(event) => setLanguage(LANGUAGES.find((each) => each === event.target.value) ?? 'de')}
        />
      </Field>
      <ArticleTextFields key={language} form={form} language={language} />
      <Button type="submit" className="justify-self-start" loading={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}

/** Renders the words of one language. Lists have an entry a line. */
function ArticleTextFields({ form, language }: { form: ZodForm<WriteArticle>; language: Language }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  return (
    <>
      <Field label={t('headline')}>
        <TextInput maxLength={120} {...form.register(`texts.${language}.title`)} />
      </Field>
      <Field label={t('intro')}>
        <TextArea maxLength={400} {...form.register(`texts.${language}.lead`)} />
      </Field>
      <Field label={t('summary')} help={t('linesHelp')}>
        <LinesField form={form} name={`texts.${language}.summary`} max={5} />
      </Field>
      <Suspense>
        <Controller
          control={form.control}
          name={`texts.${language}.bodyHtml`}
          render={({ field }) => (
            <RichTextField label={t('body')} help={t('bodyHelp')} value={field.value} onChange={field.onChange} />
          )}
        />
      </Suspense>
      <Field label={t('sources')} help={t('linesHelp')}>
        <LinesField form={form} name={`texts.${language}.sources`} max={20} />
      </Field>
      <Field label={t('authorRole')}>
        <TextInput {...form.register(`texts.${language}.authorRole`)} />
      </Field>
    </>
  );
}

type LinesFieldProps = {
  form: ZodForm<WriteArticle>;
  name: `texts.${Language}.${'summary' | 'sources'}`;
  max: number;
};

/** Renders a list as lines: the text itself stays as typed, the value has no empty lines. */
function LinesField({ form, name, max }: LinesFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TextArea
          ref={field.ref}
          defaultValue={field.value.join('\n')}
          onChange={(event) => field.onChange(toLines(event.target.value).slice(0, max))}
        />
      )}
    />
  );
}
