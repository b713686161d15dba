import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import type { JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { judgePosting, listMetHints, POSTING_HINTS } from '@stellenvisite/contract/jobs/posting-hints';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConflictNote } from '../../../../autosave/conflict-note.tsx';
import { fieldsOf } from '../../../../autosave/field-changes.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { UnsavedGuard } from '../../../../ui/forms/unsaved-guard.tsx';
import { focusTarget, HINT_TARGETS, PROBLEM_TARGETS, targetId } from './form-fields.ts';
import { ProblemsContext } from './place-field.tsx';
import { PostingHead } from './posting-head.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { SectionNav } from './section-nav.tsx';
import { DutySection } from './sections/duty-section.tsx';
import { JobSection } from './sections/job-section.tsx';
import { NeedsSection } from './sections/needs-section.tsx';
import { OfferSection } from './sections/offer-section.tsx';
import { PaySection } from './sections/pay-section.tsx';
import { ProcessSection } from './sections/process-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import { type Arrangement, ArrangementContext } from './short/arrangement.ts';
import type { Prefill } from './short/prefill.ts';
import { ShortForm } from './short/short-form.tsx';
import { CopyDialog, TemplateDialog } from './start-dialogs.tsx';
import { usePosting } from './use-posting.ts';
import { usePublish } from './use-publish.ts';

type PostingFormProps = { employer: OwnEmployer; arrangement: Arrangement; prefill: Prefill };

/** Renders the form, with the preview and the advice next to it; it saves itself and is published with a press. */
export function PostingForm({ employer, arrangement, prefill }: PostingFormProps) {
  const { t } = useTranslation('job-postings');
  const { content, stored, draft, flush } = usePosting();
  const { publish, isBusy, problems, failure, attempt, published } = usePublish();
  const [dialog, setDialog] = useState<'copy' | 'template' | null>(null);
  useHintOfAddress();
  const judged = useDeferredValue(content);
  const quality = useMemo(() => judgePosting(judged), [judged]);
  const met = useMemo(() => listMetHints(judged), [judged]);
  const summary = problems.map((problem) => ({
    field: targetId(PROBLEM_TARGETS[problem]),
    text: t(`form.problem.${problem}`),
  }));
  const isShort = arrangement === 'short';
  const messages = (
    <>
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
    </>
  );
  const publishing = { isBusy, onPublish: () => void publish() };
  return (
    <ProblemsContext value={problems}>
      <ArrangementContext value={arrangement}>
        <div className="pj">
          <PostingHead onCopy={() => setDialog('copy')} onTemplate={() => setDialog('template')} />
          {isShort ? (
            <ShortForm
              employer={employer}
              prefill={prefill}
              quality={quality}
              messages={messages}
              onCopy={() => setDialog('copy')}
              onTemplate={() => setDialog('template')}
              {...publishing}
            />
          ) : (
            <>
              <div className="pj-body">
                <SectionNav hints={quality.hints} />
                <div className="pj-form">
                  {messages}
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
                    <QualityPanel quality={quality} met={met} />
                  </div>
                </aside>
              </div>
              <PublishBar score={quality.score} hints={quality.hints.length} {...publishing} />
            </>
          )}
          {dialog === 'copy' && <CopyDialog onClose={() => setDialog(null)} />}
          {dialog === 'template' && <TemplateDialog onClose={() => setDialog(null)} />}
          <UnsavedGuard
            when={fieldsOf(draft).length > 0}
            save={flush}
            words={{ title: t('form.leave.title'), text: t('form.leave.text'), leave: t('form.leave.leave') }}
          />
        </div>
      </ArrangementContext>
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

function PostingConflict() {
  const { t } = useTranslation('job-postings');
  const { conflicts, decide } = usePosting();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`form.fieldName.${field}`)).join(', ');
  return (
    <ConflictNote
      title={t('form.conflict.title')}
      mine={t('form.conflict.mine')}
      theirs={t('form.conflict.theirs')}
      decide={decide}
    >
      {t('form.conflict.text', { names })}
    </ConflictNote>
  );
}

/** Shows the result of publishing and a link to the job's page. */
function PublishedNote({ posting }: { posting: JobPosting }) {
  const { t } = useTranslation('job-postings');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  const { state, postedAt, validThrough } = posting;
  const dates = { from: postedAt ? formatDate(postedAt) : '', until: validThrough ? formatDate(validThrough) : '' };
  const shown = state === 'live' || state === 'planned' ? state : 'waiting';
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Note tone="good" role="status">
        <p>
          <b>{t(`form.published.${shown}.title`)}</b> {t(`form.published.${shown}.text`, dates)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {state === 'live' && (
            <LinkButton size="s" to={`/jobs/${posting.id}`}>
              {t('form.published.open')}
            </LinkButton>
          )}
          <LinkButton size="s" variant="secondary" to="/employer-dashboard/stellen">
            {t('form.published.list')}
          </LinkButton>
          <LinkButton size="s" variant="secondary" to="/post-job">
            {t('form.published.next')}
          </LinkButton>
        </div>
      </Note>
    </div>
  );
}
