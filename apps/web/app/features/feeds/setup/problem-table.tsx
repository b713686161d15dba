import type { FeedProblem } from '@stellenvisite/contract/feeds/feed-items.schema';
import { Info, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { ITEM_TABLE } from '../feed-parts.tsx';
import { useFeedWords } from '../use-feed-words.ts';

type SourceExcerptProps = { excerpt: string; firstLine: number; line: number | null };

/** Lists the problems of a report, the worst first, with line numbers and the lines themselves. */
export function ProblemTable({ problems }: { problems: readonly FeedProblem[] }) {
  const { t, number } = useFeedWords();
  return (
    <table className={ITEM_TABLE.table}>
      <caption className="visually-hidden">{t('problem.caption')}</caption>
      <thead className={ITEM_TABLE.head}>
        <tr className={ITEM_TABLE.row}>
          <th className={ITEM_TABLE.headCell} scope="col">
            {t('problem.line')}
          </th>
          <th className={ITEM_TABLE.headCell} scope="col">
            {t('problem.job')}
          </th>
          <th className={ITEM_TABLE.headCell} scope="col">
            {t('problem.what')}
          </th>
          <th className={ITEM_TABLE.headCell} scope="col">
            {t('problem.outcome')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {problems.map((problem, index) => (
          <tr
            className={ITEM_TABLE.row}
            // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
            key={index}
          >
            <td
              className="h-13 py-[10px] px-3 border-t border-t-line text-left align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 max-md:data-wide:col-span-full max-md:data-label:before:content-[attr(data-label)_'_'] max-md:data-label:before:text-ink-2 font-display text-fs-8 leading-none tabular-nums whitespace-nowrap"
              data-label={t('problem.line')}
            >
              {problem.line === null ? '–' : number(problem.line)}
            </td>
            <th className={ITEM_TABLE.rowHead} scope="row">
              <b className="font-semibold">{problem.title ?? t('problem.untitled')}</b>
              {problem.externalId && (
                <small className="block text-fs-9 text-ink-2 leading-ui">
                  {t('problem.id', { id: problem.externalId })}
                </small>
              )}
            </th>
            <td className={ITEM_TABLE.cell} data-wide>
              {t(`problem.code.${problem.code}`)}{' '}
              {problem.field && (
                <code className="py-px px-[5px] rounded-[3px] bg-sheet-2 font-[ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] text-[0.8125rem] tracking-[-0.01em] wrap-anywhere">
                  {problem.field}
                </code>
              )}
              {problem.isBlocking && problem.excerpt && (
                <SourceExcerpt
                  excerpt={problem.excerpt}
                  firstLine={problem.excerptLine ?? problem.line ?? 1}
                  line={problem.line}
                />
              )}
            </td>
            <td className={ITEM_TABLE.cell}>
              {problem.isBlocking ? (
                <Badge kind="warn" icon={<TriangleAlert size={16} />}>
                  {t('problem.quarantined')}
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
    <div className="mt-3 overflow-hidden border border-line rounded-control bg-paper [&_[data-hit]_i]:bg-warn-tint [&_[data-hit]_i]:text-warn [&_[data-hit]_i]:font-bold">
      {excerpt.split('\n').map((text, index) => {
        const at = firstLine + index;
        return (
          <div
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] [font:400_0.8125rem_/_1.75_ui-monospace,'DejaVu_Sans_Mono',Menlo,Consolas,monospace] data-hit:bg-warn-tint"
            key={at}
            data-hit={at === line || undefined}
          >
            <i className="px-[10px] border-r border-r-line bg-sheet text-ink-3 not-italic text-right">
              <span className="visually-hidden py-0 px-[12px] overflow-hidden text-ellipsis whitespace-pre">
                {t('problem.line')}{' '}
              </span>
              {number(at)}
            </i>
            <span className="px-[12px] overflow-hidden text-ellipsis whitespace-pre">{text}</span>
          </div>
        );
      })}
    </div>
  );
}
