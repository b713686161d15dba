import { MAX_PASTED_BYTES, MAX_UPLOADED_FEED_BYTES } from '@stellenvisite/contract/feeds';
import { ChevronRight, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import type { FeedSourceInput } from '../use-feed-changes.ts';

/** What comes as bytes instead of an address. */
export type DocumentInput = Exclude<FeedSourceInput, { kind: 'url' }>;
type OtherSourcesProps = { isChecking: boolean; onCheck: (source: DocumentInput) => void };

/** For those whose system gives no address: a file, or the text itself. */
export function OtherSources(props: OtherSourcesProps) {
  const { t } = useTranslation('feeds');
  return (
    <details className="fs-more">
      <summary>
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

/** A file to choose, or a text to paste. */
export function DocumentFields({ isChecking, onCheck }: OtherSourcesProps) {
  const { t } = useTranslation('feeds');
  const fileId = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<'fileLarge' | 'textLarge' | 'textMissing'>();
  const paste = () => {
    const bytes = new Blob([text]).size;
    const why = text.trim() === '' ? 'textMissing' : bytes > MAX_PASTED_BYTES ? 'textLarge' : undefined;
    setRefusal(why);
    if (!why) onCheck({ kind: 'paste', text });
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isLarge = file.size > MAX_UPLOADED_FEED_BYTES;
    setRefusal(isLarge ? 'fileLarge' : undefined);
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
        {refusal === 'fileLarge' && (
          <p className="fld-error" role="alert">
            {t('other.fileLarge')}
          </p>
        )}
      </div>
      <Field
        label={t('other.paste')}
        error={refusal && refusal !== 'fileLarge' ? <span role="alert">{t(`other.${refusal}`)}</span> : undefined}
      >
        <TextArea
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
        />
      </Field>
      <div>
        <Button variant="secondary" size="s" loading={isChecking} onClick={paste}>
          {t('other.check')}
        </Button>
      </div>
    </>
  );
}
