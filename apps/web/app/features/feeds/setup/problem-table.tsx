import type { FeedProblem } from '@stellenvisite/contract/feeds/feed-items.schema';
import { Info, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { useFeedWords } from '../use-feed-words.ts';

type SourceExcerptProps = { excerpt: string; firstLine: number; line: number | null };

/** Lists the problems of a report, the worst first, with line numbers and the lines themselves. */
export function ProblemTable({ problems }: { problems: readonly FeedProblem[] }) {
  const { t, number } = useFeedWords();
  return (
    <table className="fd-table">
      <caption className="visually-hidden">{t('problem.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('problem.line')}</th>
          <th scope="col">{t('problem.job')}</th>
          <th scope="col">{t('problem.what')}</th>
          <th scope="col">{t('problem.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <tr key={index}>
            <td className="fs-line" data-label={t('problem.line')}>
              {problem.line === null ? '–' : number(problem.line)}
            </td>
            <th scope="row">
              <b>{problem.title ?? t('problem.untitled')}</b>
              {problem.externalId && <small>{t('problem.id', { id: problem.externalId })}</small>}
            </th>
            <td data-wide>
              {t(`problem.code.${problem.code}`)} {problem.field && <code className="fd-code">{problem.field}</code>}
              {problem.isBlocking && problem.excerpt && (
                <SourceExcerpt
                  excerpt={problem.excerpt}
                  firstLine={problem.excerptLine ?? problem.line ?? 1}
                  line={problem.line}
                />
              )}
            </td>
            <td>
              {problem.isBlocking ? (
                <Badge kind="warn" icon={<TriangleAlert size={16} />}>
                  {t('problem.held')}
                </Badge>
              ) : (
                <Badge kind="info" icon={<Info size={16} />}>
                  {t('problem.hint')}
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
