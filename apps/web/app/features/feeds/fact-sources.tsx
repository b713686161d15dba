import type { FactSource } from '@stellenvisite/contract/feeds/feed-items.schema';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Lists where each fact of an imported job comes from: the field of the feed or the sentence, in its words. */
export function FactSources({ sources }: { sources: readonly FactSource[] }) {
  const { t } = useTranslation('feeds');
  if (sources.length === 0) return null;
  return (
    <details className="fd-sources">
      <summary>
        <ChevronRight size={16} />
        {t('sources.title', { count: sources.length })}
      </summary>
      <p>{t('sources.lead')}</p>
      <dl>
        {sources.map(({ fact, from, element, words }) => (
          <div key={fact}>
            <dt>{t(`sources.fact.${fact}`)}</dt>
            <dd>
              <span>{element ? t('sources.field', { element }) : t(`sources.from.${from}`)}</span>
              {words && <q lang="de">{words}</q>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
