import { useFeedWords } from '../use-feed-words.ts';

type SourceExcerptProps = { excerpt: string; firstLine: number; line: number | null };

/** A few lines of the feed, the one that is meant marked. */
export function SourceExcerpt({ excerpt, firstLine, line }: SourceExcerptProps) {
  const { t, number } = useFeedWords();
  return (
    <div className="fs-source">
      {excerpt.split('\n').map((text, index) => {
        const at = firstLine + index;
        return (
          <div key={at} data-hit={at === line || undefined}>
            <i>
              <span className="visually-hidden">{t('problem.line')} </span>
              {number(at)}
            </i>
            <span>{text}</span>
          </div>
        );
      })}
    </div>
  );
}
