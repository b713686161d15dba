import { NEWSLETTER_FREQUENCIES } from '@stellenvisite/contract/content/newsletter';
import {
  LETTER_AUDIENCES,
  type NewsletterLetter,
  type WriteLetter,
  writeLetterSchema,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { RichTextField } from '../../../jobs/postings/shared/rich-text-field.ts';

const EMPTY: WriteLetter = {
  subject: '',
  preview: '',
  bodyHtml: '',
  segment: { language: 'de', frequency: null, audience: 'all' },
};

type LetterFormProps = { letter?: NewsletterLetter; onDone: (id: string) => void };

/** Subject, text and whom it goes to; saved as a draft. */
export function LetterForm({ letter, onDone }: LetterFormProps) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const create = $api.useMutation('post', '/api/admin/newsletter/letters');
  const change = $api.useMutation('patch', '/api/admin/newsletter/letters/{id}');
  const form = useZodForm<WriteLetter>({
    schema: writeLetterSchema,
    defaultValues: letter ?? EMPTY,
    fields: ['subject'],
    errorText: () => t('subjectMissing'),
    onSubmit: async (body) => {
      const saving = letter
        ? change.mutateAsync({ params: { path: { id: letter.id } }, body })
        : create.mutateAsync({ body });
      const saved = await saving.catch(() => null);
      if (!saved) return;
      void toast(t('saved'), { tone: 'good' });
      void client.invalidateQueries();
      onDone(saved.id);
    },
  });
  const error = create.error ?? change.error;
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit} aria-label={t(letter ? 'edit' : 'new')}>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <Field label={t('subject')} {...form.field('subject')}>
        <TextInput {...form.register('subject')} maxLength={120} />
      </Field>
      <Field label={t('preview')} help={t('previewHelp')}>
        <TextInput {...form.register('preview')} maxLength={120} />
      </Field>
      <Suspense>
        <Controller
          control={form.control}
          name="bodyHtml"
          render={({ field }) => <RichTextField label={t('body')} value={field.value} onChange={field.onChange} />}
        />
      </Suspense>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('language')}>
          <Select
            {...form.register('segment.language')}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
          />
        </Field>
        <Field label={t('audience')}>
          <Select
            {...form.register('segment.audience')}
            options={LETTER_AUDIENCES.map((audience) => ({ value: audience, label: t(`audiences.${audience}`) }))}
          />
        </Field>
        <Field label={t('frequency')}>
          <Select
            {...form.register('segment.frequency', { setValueAs: (value: string) => value || null })}
            options={[
              { value: '', label: t('frequencies.any') },
              ...NEWSLETTER_FREQUENCIES.map((each) => ({ value: each, label: t(`frequencies.${each}`) })),
            ]}
          />
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" loading={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </form>
  );
}
