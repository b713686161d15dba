import { JOB_SECTION_KINDS } from '@stellenvisite/contract/jobs/job-fields';
import type { JobSection } from '@stellenvisite/contract/jobs/job-fields.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../../ui/feedback/skeletons.tsx';
import { lazyPart } from '../../../../../ui/lazy-part.ts';
import { TextHelp } from '../../../../assistant/text-proposals/shared/text-help.tsx';
import { useActingEmployer } from '../../../../identity/acting-employer/use-acting-employer.ts';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../place-field.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { usePosting } from '../use-posting.ts';

export const RichTextEditor = lazyPart(async () => (await import('../rich-text-editor.tsx')).RichTextEditor);

type Kind = JobSection['kind'];
/** Those every job has room for; the others appear where a job brought them along. */
const OFFERED: readonly Kind[] = ['tasks', 'team', 'employer', 'process'];

/** Introduction, tasks and what is to be notified of team, employer and application. */
export function TextSection() {
  const { t } = useTranslation('job-postings');
  const { t: jobs } = useTranslation('jobs');
  const { employerId } = useActingEmployer();
  const { content, change } = usePosting();
  const error = useFieldError('intro');
  const isShort = useIsShort();
  const sections = content.sections ?? [];
  const shown = JOB_SECTION_KINDS.filter((kind) => !isShort || kind !== 'tasks').flatMap((kind) => {
    const own = sections.flatMap((section, index) => (section.kind === kind ? [{ section, index }] : []));
    if (own.length > 0) return own;
    return OFFERED.includes(kind) ? [{ section: { kind, heading: '', html: '' }, index: -1 }] : [];
  });
  const write = (section: JobSection, index: number, html: string) => {
    const next =
      index < 0
        ? [...sections, { ...section, html }]
        : sections.map((old, at) => (at === index ? { ...old, html } : old));
    change({ sections: next.filter((each) => each.html !== '') });
  };
  return (
    <SectionFrame name="text">
      <div className="grid gap-5">
        <TextHelp employerId={employerId} content={content} onChange={change} />
        <Suspense fallback={<Skeleton className="h-40" />}>
          <RichTextEditor
            id={isShort ? 'job-introduction' : targetId('intro')}
            label={t('form.intro')}
            help={t('form.introHelp')}
            error={isShort ? undefined : error}
            value={content.introHtml ?? ''}
            onChange={(introHtml) => change({ introHtml })}
          />
          {shown.map(({ section, index }) => (
            <RichTextEditor
              key={`${section.kind} ${index < 0 ? sections.filter(({ kind }) => kind === section.kind).length : index}`}
              label={section.heading || jobs(`section.${section.kind}`)}
              value={section.html}
              onChange={(html) => write(section, index, html)}
            />
          ))}
        </Suspense>
      </div>
    </SectionFrame>
  );
}
