import { formatDate } from '@stellenvisite/contract/format-date';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/job-postings';
import { firstPublicDay } from '@stellenvisite/contract/swiss-embargo';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useMaxDays } from './use-max-days.ts';
import { usePosting } from './use-posting.ts';

type PublishBarProps = { score: number; hints: number; isBusy: boolean; onPublish: () => void };

/** What publishing means, and the button for it; on a phone the score leads to the hints. */
export function PublishBar({ score, hints, isBusy, onPublish }: PublishBarProps) {
  const { t } = useTranslation('job-postings');
  const { stored, content, draft } = usePosting();
  const isPublic = stored?.state === 'live' || stored?.state === 'planned';
  const hasChanges = stored?.hasChanges || Object.keys(draft).length > 0;
  const first = firstPublicDay(content);
  const maxDays = useMaxDays();
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
            {stored.validThrough && <span>{t('form.bar.until', { date: formatDate(stored.validThrough) })}</span>}
          </>
        ) : (
          <b>{t('form.bar.visible', { days, from })}</b>
        )}
      </p>
      <LinkButton className="pj-bar-close" variant="secondary" to="/employer-dashboard/stellen">
        {t(isPublic ? 'form.bar.close' : 'form.bar.closeDraft')}
      </LinkButton>
      <Button loading={isBusy} onClick={onPublish}>
        {t(isPublic ? 'form.bar.publishChanges' : 'form.bar.publish')}
      </Button>
    </section>
  );
}
