import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { JobCard } from '../../display/job-card.tsx';
import { toPreviewJob } from './to-preview-job.ts';
import { usePosting } from './use-posting.ts';

const PagePreview = lazyPart(async () => (await import('./page-preview.tsx')).PagePreview);

function usePreviewJob(employer: OwnEmployer) {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const [now] = useState(() => new Date().toISOString());
  return { job: toPreviewJob(content, employer, { untitled: t('form.preview.untitled'), now }), now };
}

/** Renders the card as lists will show it, at every key; the whole page with one press. */
export function PreviewCard({ employer }: { employer: OwnEmployer }) {
  const { t } = useTranslation('job-postings');
  const [isOpen, setIsOpen] = useState(false);
  const { job, now } = usePreviewJob(employer);
  return (
    <section className="pj-preview" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{t('form.preview.title')}</h2>
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {t('form.preview.page')}
        </button>
      </header>
      <JobCard job={job} asOf={now} as="h3" stack preview={t('form.preview.card')} />
      {isOpen && <PagePreviewDialog employer={employer} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

/** Shows the page of the job as its readers will see it. */
export function PagePreviewDialog({ employer, onClose }: { employer: OwnEmployer; onClose: () => void }) {
  const { t } = useTranslation('job-postings');
  const { job, now } = usePreviewJob(employer);
  return (
    <Dialog open onClose={onClose} title={t('form.preview.pageTitle')} side="full" isText className="pj-page-preview">
      <Suspense>
        <PagePreview job={job} asOf={now} />
      </Suspense>
    </Dialog>
  );
}
