import { formatDate } from '@stellenvisite/contract/format-date';
import type { JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';

/** What became of the job after publishing, with the way to its page. */
export function PublishedNote({ posting }: { posting: JobPosting }) {
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
