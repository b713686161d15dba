import { POSTING_DAYS } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/jobs/job-postings';
import { firstPublicDay } from '@stellenvisite/contract/jobs/swiss-embargo';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';
import { usePosting } from './use-posting.ts';

const MAX_DAYS = Math.max(...POSTING_DAYS);

type PublishBarProps = { score: number; hints: number; isBusy: boolean; onPublish: () => void };

/** Explains the effect of publishing and offers the button for it; on a phone the score leads to the hints. */
export function PublishBar({ score, hints, isBusy, onPublish }: PublishBarProps) {
  const { t } = useTranslation('job-postings');
  const { stored, content, draft } = usePosting();
  const hasChanges = stored?.hasChanges || Object.keys(draft).length > 0;
  const first = firstPublicDay(content);
  const maxDays = useMaxDays();
  const { isPublic, isReviewed, action, note } = usePublication();
  const days = t('form.bar.days', { count: Math.min(content.days ?? DEFAULT_POSTING_DAYS, maxDays) });
  const from = first ? t('form.bar.from', { date: formatDate(`${first}T12:00:00Z`) }) : t('form.bar.now');
  return (
    <section className="pj-bar" aria-label={t('form.bar.label')}>
      <button
        type="button"
        className="pj-bar-score"
        onClick={() => {
          document.getElementById('quality')?.scrollIntoView();
          document.getElementById('quality')?.focus({ preventScroll: true });
        }}
      >
        <b className="num">{score}</b>
        <span>
          {t('form.bar.of')}
          <small>{t('form.bar.hints', { count: hints })}</small>
        </span>
      </button>
      <p>
        {isPublic ? (
          <>
            <b>{t(hasChanges ? 'form.bar.changed' : 'form.bar.same')}</b>
            {stored?.validThrough && <span>{t('form.bar.until', { date: formatDate(stored.validThrough) })}</span>}
          </>
        ) : (
          <>
            <b>{t('form.bar.visible', { days, from })}</b>
            {isReviewed && <span>{note}</span>}
          </>
        )}
      </p>
      <LinkButton className="pj-bar-close" variant="secondary" to="/employer-dashboard/stellen">
        {t(isPublic ? 'form.bar.close' : 'form.bar.closeDraft')}
      </LinkButton>
      <Button loading={isBusy} onClick={onPublish}>
        {action}
      </Button>
    </section>
  );
}

/** Returns what publishing means for this job: at once, changes of a public one, or after a review, with the words for it. */
export function usePublication() {
  const { t } = useTranslation('job-postings');
  const { stored } = usePosting();
  const isNextReviewed = useFigures()?.isNextReviewed ?? false;
  const isPublic = stored?.state === 'live' || stored?.state === 'planned';
  const isReviewed = !isPublic && (isReturned(stored) || (isNextReviewed && isNeverPublished(stored)));
  return {
    isPublic,
    isReviewed,
    action: t(isPublic ? 'form.bar.publishChanges' : isReviewed ? 'form.bar.submit' : 'form.bar.publish'),
    note: isReviewed ? t(stored?.refusal ? 'form.bar.reviewedAgain' : 'form.bar.reviewedFirst') : null,
  };
}

type Stored = ReturnType<typeof usePosting>['stored'];

const isReturned = (stored: Stored) => stored?.state === 'refused' || stored?.state === 'pending';
const isNeverPublished = (stored: Stored) => !stored || stored.number === null;

/** How many days the employer's plan lets a job be public; all of them until it is known, as publishing cuts what is too long. */
export function useMaxDays(): number {
  return useFigures()?.plan?.maxDays ?? MAX_DAYS;
}

export function useFigures() {
  const { employerId } = useActingEmployer();
  const { data } = $api.useQuery('get', '/api/employer/jobs', { params: { query: { employerId, pageSize: 1 } } });
  return data?.figures;
}
