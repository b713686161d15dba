import type { FeedPreview } from '@stellenvisite/contract/feeds/feed-items.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { CategoryBadge } from '../jobs/display/job-badges.tsx';
import { JobTitle } from '../jobs/display/job-title.tsx';
import { formatPayRange } from '../jobs/display/pay.ts';
import { useJobWords } from '../jobs/display/use-job-words.ts';
import { FactSources } from './fact-sources.tsx';

/** Renders a job of the feed as it would stand in a list. Needs the texts `job-fields`. */
export function PreviewCard({ preview, isFramed }: { preview: FeedPreview; isFramed?: boolean }) {
  const { t } = useTranslation('feeds');
  const words = useJobWords();
  const pay = useTranslation('ui');
  const locale = useLocale();
  const { title, employer, city, category, specialty, employmentType, hoursPerWeek, contract, salary, validThrough } =
    preview;
  const facts = [
    (employmentType ?? hoursPerWeek) && words.employment({ employmentType, hoursPerWeek }),
    contract && words.t(`contract.${contract}`),
    validThrough && t('preview.until', { date: formatDate(`${validThrough}T12:00:00Z`) }),
  ].filter(Boolean);
  return (
    <article
      className={clsx(
        'grid content-start gap-3 p-5 max-md:px-gutter',
        isFramed && 'mx-5 border border-line rounded-sheet bg-sheet shadow-field',
      )}
    >
      <p className="first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2">
        {category ? (
          <CategoryBadge category={category} detail={words.detail({ training: null, specialty })} />
        ) : (
          <span>{t('preview.noCategory')}</span>
        )}
        {t('preview.label')}
      </p>
      <h3
        className="font-display font-semibold text-[1.125rem] leading-[1.25] tracking-[-0.015em] wrap-anywhere"
        lang="de"
      >
        {title ? <JobTitle title={title} /> : t('problem.untitled')}
      </h3>
      <p className="first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2 flex flex-wrap gap-x-[12px] gap-y-[2px] text-fs-7">
        <b className="font-semibold">{employer}</b>
        <span className="inline-flex items-center gap-[4px] text-ink-2">
          <MapPin size={16} />
          {city ?? t('preview.noPlace')}
        </span>
      </p>
      <p className="first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2 justify-self-start py-[7px] px-[10px] rounded-cell shadow-[inset_0_0_0_1px_var(--line)] text-ink-2 text-fs-8">
        {words.withoutWeek(preview) ?? t('preview.noShifts')}
      </p>
      {salary ? (
        <p className="num first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2 font-semibold text-[1.25rem] leading-[1.2]">
          {formatPayRange(salary, locale)}
          <small className="block font-text font-normal text-fs-8 leading-[1.4] text-ink-2">
            {pay.t(`pay.${salary.period}`)}
          </small>
        </p>
      ) : (
        <p className="first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2 text-fs-8 text-ink-2">
          {pay.t('pay.none')}
        </p>
      )}
      {facts.length > 0 && (
        <p className="first:flex first:items-center first:justify-between first:gap-2 first:text-fs-9 first:text-ink-2 text-fs-8 text-ink-2">
          {facts.join(' · ')}
        </p>
      )}
      <FactSources sources={preview.sources} />
    </article>
  );
}
