import type { Understood } from '@stellenvisite/contract/job-search.schema';
import { useTranslation } from 'react-i18next';
import { alsoWords } from './understood-words.ts';

/** Names the synonyms that were searched too, because a hit may not contain the typed word. */
export function AlsoLine({ understood }: { understood: readonly Understood[] }) {
  const { t } = useTranslation('search');
  const { words, hasMore } = alsoWords(understood);
  if (words.length === 0) return null;
  return (
    <p className="also">
      {t('understood.also')} <span lang="de">{words.join(', ')}</span>
      {hasMore && ` ${t('understood.more')}`}
    </p>
  );
}
