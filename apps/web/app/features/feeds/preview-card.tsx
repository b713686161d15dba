import type { FeedPreview } from '@stellenvisite/contract/feeds/feed-items.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { CategoryBadge } from '../jobs/display/job-badges.tsx';
import { JobTitle } from '../jobs/display/job-title.tsx';
import { formatPayRange } from '../jobs/display/pay.ts';
import { useJobWords } from '../jobs/display/use-job-words.ts';
import { FactSources } from './fact-sources.tsx';

/** A job of the feed as it would stand in a list. Needs the texts `job-fields`. */
export function PreviewCard({ preview }: { preview: FeedPreview }) {
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
    <article className="fp">
      <p>
        {category ? (
          <CategoryBadge category={category} detail={words.detail({ training: null, specialty })} />
        ) : (
          <span>{t('preview.noCategory')}</span>
        )}
        {t('preview.label')}
      </p>
      <h3 lang="de">{title ? <JobTitle title={title} /> : t('problem.untitled')}</h3>
      <p className="fp-where">
        <b>{employer}</b>
        <span>
          <MapPin size={16} />
          {city ?? t('preview.noPlace')}
        </span>
      </p>
      <p className="fp-shifts">{words.withoutWeek(preview) ?? t('preview.noShifts')}</p>
      {salary ? (
        <p className="fp-pay num">
          {formatPayRange(salary, locale)}
          <small>{pay.t(`pay.${salary.period}`)}</small>
        </p>
      ) : (
        <p className="fp-facts">{pay.t('pay.none')}</p>
      )}
      {facts.length > 0 && <p className="fp-facts">{facts.join(' · ')}</p>}
      <FactSources sources={preview.sources} />
    </article>
  );
}
