import { LANGUAGES } from '@stellenvisite/contract/languages';
import { NEWSLETTER_FREQUENCIES } from '@stellenvisite/contract/newsletter';
import { LETTER_AUDIENCES } from '@stellenvisite/contract/newsletter-letters';
import {
  type NewsletterLetter,
  type WriteLetter,
  writeLetterSchema,
} from '@stellenvisite/contract/newsletter-letters.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { RichTextField } from '../../job-postings/shared/rich-text-field.ts';

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
  const [values, setValues] = useState<WriteLetter>(letter ?? EMPTY);
  const [isSent, setSent] = useState(false);
  const create = $api.useMutation('post', '/api/admin/newsletter/letters');
  const change = $api.useMutation('patch', '/api/admin/newsletter/letters/{id}');
  const parsed = writeLetterSchema.safeParse(values);
  const { segment } = values;
  const outcome = {
    onSuccess: ({ id }: { id: string }) => {
      void toast(t('saved'), { tone: 'good' });
      void client.invalidateQueries();
      onDone(id);
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.success) return;
    if (letter) change.mutate({ params: { path: { id: letter.id } }, body: parsed.data }, outcome);
    else create.mutate({ body: parsed.data }, outcome);
  };
  const error = create.error ?? change.error;
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} aria-label={t(letter ? 'edit' : 'new')}>
      <Field label={t('subject')} error={isSent && values.subject.trim() === '' ? t('subjectMissing') : undefined}>
        <TextInput
          value={values.subject}
          maxLength={120}
          onChange={(event) => setValues({ ...values, subject: event.target.value })}
        />
      </Field>
      <Field label={t('preview')} help={t('previewHelp')}>
        <TextInput
          value={values.preview}
          maxLength={120}
          onChange={(event) => setValues({ ...values, preview: event.target.value })}
        />
      </Field>
      <Suspense>
        <RichTextField
          label={t('body')}
          value={values.bodyHtml}
          onChange={(bodyHtml) => setValues((before) => ({ ...before, bodyHtml }))}
        />
      </Suspense>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('language')}>
          <Select
            value={segment.language}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
            onChange={(event) =>
              setValues({
                ...values,
                segment: { ...segment, language: LANGUAGES.find((each) => each === event.target.value) ?? 'de' },
              })
            }
          />
        </Field>
        <Field label={t('audience')}>
          <Select
            value={segment.audience}
            options={LETTER_AUDIENCES.map((audience) => ({ value: audience, label: t(`audiences.${audience}`) }))}
            onChange={(event) =>
              setValues({
                ...values,
                segment: {
                  ...segment,
                  audience: LETTER_AUDIENCES.find((each) => each === event.target.value) ?? 'all',
                },
              })
            }
          />
        </Field>
        <Field label={t('frequency')}>
          <Select
            value={segment.frequency ?? ''}
            options={[
              { value: '', label: t('frequencies.any') },
              ...NEWSLETTER_FREQUENCIES.map((each) => ({ value: each, label: t(`frequencies.${each}`) })),
            ]}
            onChange={(event) =>
              setValues({
                ...values,
                segment: {
                  ...segment,
                  frequency: NEWSLETTER_FREQUENCIES.find((each) => each === event.target.value) ?? null,
                },
              })
            }
          />
        </Field>
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
      <Button type="submit" className="justify-self-start" loading={create.isPending || change.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
