import type { WriteArticle } from '@stellenvisite/contract/managed-articles.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { RichTextField } from '../../job-postings/shared/rich-text-field.ts';

type Text = WriteArticle['texts']['de'];

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The words of one language. Lists have an entry a line. */
export function ArticleTextFields({ text, onChange }: { text: Text; onChange: (changes: Partial<Text>) => void }) {
  const { t } = useTranslation('articles-editor', { keyPrefix: 'admin' });
  return (
    <>
      <Field label={t('headline')}>
        <TextInput maxLength={120} value={text.title} onChange={(event) => onChange({ title: event.target.value })} />
      </Field>
      <Field label={t('intro')}>
        <TextArea maxLength={400} value={text.lead} onChange={(event) => onChange({ lead: event.target.value })} />
      </Field>
      <Field label={t('summary')} help={t('linesHelp')}>
        <TextArea
          defaultValue={text.summary.join('\n')}
          onChange={(event) => onChange({ summary: toLines(event.target.value).slice(0, 5) })}
        />
      </Field>
      <Suspense>
        <RichTextField
          label={t('body')}
          help={t('bodyHelp')}
          value={text.bodyHtml}
          onChange={(bodyHtml) => onChange({ bodyHtml })}
        />
      </Suspense>
      <Field label={t('sources')} help={t('linesHelp')}>
        <TextArea
          defaultValue={text.sources.join('\n')}
          onChange={(event) => onChange({ sources: toLines(event.target.value).slice(0, 20) })}
        />
      </Field>
      <Field label={t('authorRole')}>
        <TextInput value={text.authorRole} onChange={(event) => onChange({ authorRole: event.target.value })} />
      </Field>
    </>
  );
}
