import type { OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { toPreviewJob } from './to-preview-job.ts';
import { usePosting } from './use-posting.ts';

const PagePreview = lazyPart(async () => (await import('./page-preview.tsx')).PagePreview);

/** The card as lists will show it, at every key; the whole page with one press. */
export function PreviewCard({ employer }: { employer: OwnEmployer }) {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const job = toPreviewJob(content, employer, { untitled: t('form.preview.untitled'), now });
  return (
    <section className="pj-preview" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{t('form.preview.title')}</h2>
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {t('form.preview.page')}
        </button>
      </header>
      <JobCard job={job} asOf={now} as="h3" stack preview={t('form.preview.card')} />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('form.preview.pageTitle')}
        side="full"
        isText
        className="pj-page-preview"
      >
        <Suspense>
          <PagePreview job={job} asOf={now} />
        </Suspense>
      </Dialog>
    </section>
  );
}
