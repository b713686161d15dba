import type { TalentPreview } from '@stellenvisite/contract/talent-pool.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** Rounded down to the hundred; nothing where there are too few to count. */
export function PreviewCounts({ preview: { total, categories } }: { preview: TalentPreview }) {
  const { t } = useTranslation(['talent-pool-preview', 'job-fields']);
  if (total === null) return null;
  return (
    <section className="tv-counts" aria-label={t('counts.label')}>
      <p>
        <b className="num">{t('counts.over', { count: total })}</b>
        {t('counts.profiles')}
      </p>
      <ul>
        {categories.map(({ category, count }) => (
          <li key={category} className={clsx(`tint-${category}`)}>
            <i aria-hidden="true" />
            {t(`job-fields:category.${category}`)}
            <b className="num">{t('counts.over', { count })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
