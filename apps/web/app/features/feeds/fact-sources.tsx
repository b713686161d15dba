import type { FactSource } from '@stellenvisite/contract/feeds/feed-items.schema';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Lists where each fact of an imported job comes from: the field of the feed or the sentence, in its words. */
export function FactSources({ sources }: { sources: readonly FactSource[] }) {
  const { t } = useTranslation('feeds');
  if (sources.length === 0) return null;
  return (
    <details className="min-w-0 text-fs-8 text-ink-2 open:[&>summary_svg]:rotate-90">
      <summary className="inline-flex items-center gap-[6px] min-h-tap cursor-pointer list-none font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} />
        {t('sources.title', { count: sources.length })}
      </summary>
      <p>{t('sources.lead')}</p>
      <dl className="mt-2 border-t border-t-line">
        {sources.map(({ fact, from, element, words }) => (
          <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-2 border-b border-b-line" key={fact}>
            <dt className="font-medium text-ink">{t(`sources.fact.${fact}`)}</dt>
            <dd className="wrap-anywhere">
              <span className="block text-fs-9">
                {element ? t('sources.field', { element }) : t(`sources.from.${from}`)}
              </span>
              {words && (
                <q className="text-ink" lang="de">
                  {words}
                </q>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
