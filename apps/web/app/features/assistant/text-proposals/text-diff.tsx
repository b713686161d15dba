import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows removed and added words. Colour is not the only mark: the changes are announced in words too. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('text-proposals');
  const changes = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <p className="wrap-anywhere whitespace-pre-line px-3.5 pt-2 pb-3.5 text-fs-7">
      {changes.map(({ value, added, removed }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces have no other name and never move
        if (added)
          return (
            <ins
              key={index}
              className="bg-good-tint underline decoration-[1.5px] decoration-good underline-offset-[3px]"
            >
              <span className="visually-hidden">{t('new')} </span>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={index} className="bg-warn-tint text-ink-2 line-through">
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
