import { MAX_PASTED_BYTES, MAX_UPLOADED_FEED_BYTES } from '@stellenvisite/contract/feeds/feeds';
import { z } from '@stellenvisite/contract/platform/zod';
import { ChevronRight, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import type { FeedSourceInput } from '../use-feed-changes.ts';

const pasteSchema = z.object({
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'textMissing')
    .refine((text) => new Blob([text]).size <= MAX_PASTED_BYTES, 'textLarge'),
});

/** A source that is sent as bytes instead of an address. */
export type DocumentInput = Exclude<FeedSourceInput, { kind: 'url' }>;
type OtherSourcesProps = { isChecking: boolean; onCheck: (source: DocumentInput) => void };

/** For those whose system gives no address: a file, or the text itself. */
export function OtherSources(props: OtherSourcesProps) {
  const { t } = useTranslation('feeds');
  return (
    <details className="open:[&>summary_svg]:rotate-90">
      <summary className="inline-flex items-center gap-[8px] min-h-tap cursor-pointer list-none text-ink-2 text-fs-8 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} />
        {t('other.title')}
      </summary>
      <div className="grid gap-4 pb-3">
        <p className="text-fs-8 text-ink-2">{t('other.text')}</p>
        <DocumentFields {...props} />
      </div>
    </details>
  );
}

/** Renders a file to choose, or a text to paste. */
export function DocumentFields({ isChecking, onCheck }: OtherSourcesProps) {
  const { t } = useTranslation('feeds');
  const fileId = useId();
  const [isFileLarge, setIsFileLarge] = useState(false);
  const form = useZodForm({
    schema: pasteSchema,
    defaultValues: { text: '' },
    fields: ['text'],
    errorText: (_name, { message }) => t(`other.${message}`),
    onSubmit: ({ text }) => onCheck({ kind: 'paste', text }),
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isLarge = file.size > MAX_UPLOADED_FEED_BYTES;
    setIsFileLarge(isLarge);
    if (!isLarge) onCheck({ kind: 'file', file });
  };
  return (
    <>
      <div>
        <label htmlFor={fileId} className="btn btn-secondary btn-s">
          <Upload size={18} />
          {t('other.file')}
        </label>
        <input
          id={fileId}
          type="file"
          className="visually-hidden"
          accept=".xml,.json,.gz,.rss,.atom,.html,text/xml,application/xml,application/json"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {isFileLarge && (
          <p className="fld-error" role="alert">
            {t('other.fileLarge')}
          </p>
        )}
      </div>
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <Field label={t('other.paste')} {...form.field('text')}>
          <TextArea {...form.register('text')} rows={5} spellCheck={false} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" size="s" loading={isChecking}>
            {t('other.check')}
          </Button>
        </div>
      </form>
    </>
  );
}
