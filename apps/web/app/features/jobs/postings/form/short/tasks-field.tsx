import type { JobSection } from '@stellenvisite/contract/jobs/job-fields.schema';
import { MAX_JOB_TEXT } from '@stellenvisite/contract/jobs/job-postings';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../../ui/feedback/skeletons.tsx';
import { Field } from '../../../../../ui/forms/field.tsx';
import { TextArea } from '../../../../../ui/forms/text-input.tsx';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../place-field.tsx';
import { RichTextEditor } from '../sections/text-section.tsx';
import { usePosting } from '../use-posting.ts';
import { htmlOfLines, linesOfHtml } from './plain-text.ts';

const EMPTY: JobSection = { kind: 'tasks', heading: '', html: '' };

/** Renders the tasks as plain lines; a text with headings, links or emphasis has the editor, so that it loses nothing. */
export function TasksField() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const error = useFieldError('intro');
  const sections = content.sections ?? [];
  const at = sections.findIndex(({ kind }) => kind === 'tasks');
  const section = sections[at] ?? EMPTY;
  const write = (html: string) => {
    const next = at < 0 ? [...sections, { ...section, html }] : sections.with(at, { ...section, html });
    change({ sections: next.filter((each) => each.html !== '') });
  };
  const lines = linesOfHtml(section.html);
  const label = t('form.short.row.tasks');
  if (lines === null)
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <RichTextEditor id={targetId('intro')} label={label} error={error} value={section.html} onChange={write} />
      </Suspense>
    );
  return (
    <Field label={label} id={targetId('intro')} error={error}>
      <Lines stored={lines} html={section.html} write={write} />
    </Field>
  );
}

type LinesProps = { stored: string; html: string; write: (html: string) => void };

/** Leaves empty lines and spaces of whoever types alone; a text from elsewhere replaces what is shown. */
function Lines({ stored, html, write }: LinesProps) {
  const [typed, setTyped] = useState(stored);
  const isOwn = htmlOfLines(typed) === html || typed === stored;
  const shown = isOwn ? typed : stored;
  return (
    <TextArea
      rows={6}
      lang="de"
      maxLength={MAX_JOB_TEXT / 2}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        write(htmlOfLines(event.target.value));
      }}
    />
  );
}
