import type { OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import { judgePosting, POSTING_HINTS } from '@stellenvisite/contract/posting-hints';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fieldsOf } from '../../../autosave/field-changes.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Note } from '../../../ui/note.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { focusTarget, HINT_TARGETS, PROBLEM_TARGETS, targetId } from './form-fields.ts';
import { PostingConflict } from './posting-conflict.tsx';
import { PostingHead } from './posting-head.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ProblemsContext } from './problems-context.ts';
import { PublishBar } from './publish-bar.tsx';
import { PublishedNote } from './published-note.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { SectionNav } from './section-nav.tsx';
import { DutySection } from './sections/duty-section.tsx';
import { JobSection } from './sections/job-section.tsx';
import { NeedsSection } from './sections/needs-section.tsx';
import { OfferSection } from './sections/offer-section.tsx';
import { PaySection } from './sections/pay-section.tsx';
import { ProcessSection } from './sections/process-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import { CopyDialog, TemplateDialog } from './start-dialogs.tsx';
import { usePosting } from './use-posting.ts';
import { usePublish } from './use-publish.ts';

/** The form, with the preview and the advice beside it; it saves itself and is published with a press. */
export function PostingForm({ employer }: { employer: OwnEmployer }) {
  const { t } = useTranslation('job-postings');
  const { content, stored, draft, flush } = usePosting();
  const { publish, isBusy, problems, failure, attempt, published } = usePublish();
  const [dialog, setDialog] = useState<'copy' | 'template' | null>(null);
  useHintOfAddress();
  const judged = useDeferredValue(content);
  const quality = useMemo(() => judgePosting(judged), [judged]);
  const summary = problems.map((problem) => ({
    field: targetId(PROBLEM_TARGETS[problem]),
    text: t(`form.problem.${problem}`),
  }));
  return (
    <ProblemsContext value={problems}>
      <div className="pj">
        <PostingHead onCopy={() => setDialog('copy')} onTemplate={() => setDialog('template')} />
        <div className="pj-body">
          <SectionNav hints={quality.hints} />
          <div className="pj-form">
            <PostingConflict />
            {stored?.refusal && !published && (
              <Note tone="warn" className="mb-6">
                <p>
                  <b>{t('form.refused.title')}</b> {t('form.refused.text', { reason: stored.refusal })}
                </p>
              </Note>
            )}
            {published && <PublishedNote key={published.version} posting={published} />}
            <div className="pj-summary">
              <ErrorSummary problems={summary} failure={failure} attempt={attempt} />
            </div>
            <JobSection departments={employer.departments} />
            <DutySection />
            <PaySection />
            <OfferSection />
            <TextSection />
            <NeedsSection />
            <ProcessSection />
          </div>
          <aside className="pj-aside" aria-label={t('form.aside')}>
            <div>
              <PreviewCard employer={employer} />
              <QualityPanel quality={quality} />
            </div>
          </aside>
        </div>
        <PublishBar
          score={quality.score}
          hints={quality.hints.length}
          isBusy={isBusy}
          onPublish={() => void publish()}
        />
        {dialog === 'copy' && <CopyDialog onClose={() => setDialog(null)} />}
        {dialog === 'template' && <TemplateDialog onClose={() => setDialog(null)} />}
        <UnsavedGuard
          when={fieldsOf(draft).length > 0}
          save={flush}
          words={{ title: t('form.leave.title'), text: t('form.leave.text'), leave: t('form.leave.leave') }}
        />
      </div>
    </ProblemsContext>
  );
}

/** Whoever comes because of a hint begins at the field it is about. */
function useHintOfAddress(): void {
  const [params] = useSearchParams();
  const hint = POSTING_HINTS.find((each) => each === params.get('hint'));
  useEffect(() => {
    if (hint) focusTarget(HINT_TARGETS[hint]);
  }, [hint]);
}
