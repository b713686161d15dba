import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What would be struck out and what would be new, word by word; said as well as coloured. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('text-proposals');
  const changes = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <p className="th-diff">
      {changes.map(({ value, added, removed }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces have no other name and never move
        if (added)
          return (
            <ins key={index}>
              <span className="visually-hidden">{t('new')} </span>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={index}>
              <span className="visually-hidden">{t('struck')} </span>
              {value}
            </del>
          );
        return <span key={index}>{value}</span>;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces have no other name and never move
      })}
    </p>
  );
}
