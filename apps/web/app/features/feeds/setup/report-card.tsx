import type { FeedProblem } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { toCsv } from '@stellenvisite/contract/platform/csv';
import { clsx } from 'clsx';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { offerFile } from '../../../ui/offer-file.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useRunProblems } from '../use-feeds.ts';
import { ProblemTable } from './problem-table.tsx';

type Words = (key: string) => string;

/** How many jobs could be taken over, and what is wrong with the others. */
export function ReportCard({ run, taken }: { run: FeedRunDetail; taken: number }) {
  const { t, number } = useFeedWords();
  const { complete = 0, hinted = 0, quarantined = 0 } = run.report ?? {};
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-report"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-report">
            {t('report.title')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('report.nothingYet')}</p>
        </div>
        {taken > 0 ? (
          <Badge kind="good" icon={<CircleCheck size={16} />}>
            {t('report.possible')}
          </Badge>
        ) : (
          <Badge kind="warn" icon={<TriangleAlert size={16} />}>
            {t('report.impossible')}
          </Badge>
        )}
      </header>
      <dl className="grid grid-flow-col auto-cols-fr border-t border-t-line max-md:grid-flow-row max-md:gap-px max-md:bg-line max-md:grid-cols-[1fr_1fr] max-md:has-[>_:nth-child(5):last-child]:after:bg-sheet">
        <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
          <dt className="text-fs-9 text-ink-2 leading-[1.3]">{t('report.inFeed')}</dt>
          <dd className="num mt-[2px] font-semibold text-[1.75rem] leading-head">{number(run.items ?? 0)}</dd>
        </div>
        <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
          <dt className="text-fs-9 text-ink-2 leading-[1.3]">{t('report.complete')}</dt>
          <dd className="num mt-[2px] font-semibold text-[1.75rem] leading-head">{number(complete)}</dd>
        </div>
        <div className="py-4 px-5 not-first:border-l not-first:border-l-line max-md:bg-sheet max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0">
          <dt className="text-fs-9 text-ink-2 leading-[1.3]">{t('report.hinted')}</dt>
          <dd className="num mt-[2px] font-semibold text-[1.75rem] leading-head">
            {number(hinted)}{' '}
            <small className="block font-text font-normal normal-nums text-fs-9 leading-ui tracking-[0] text-ink-2">
              {t('report.hintedText')}
            </small>
          </dd>
        </div>
        <div
          className={clsx(
            'py-4 px-5 not-first:border-l not-first:border-l-line max-md:py-[12px] max-md:px-gutter max-md:not-first:border-l-0',
            quarantined > 0
              ? '[background:var(--hatch)] max-md:[background:var(--hatch),var(--sheet)]'
              : 'max-md:bg-sheet',
          )}
        >
          <dt className={clsx('text-fs-9 leading-[1.3]', quarantined > 0 ? 'text-shift-s-ink' : 'text-ink-2')}>
            {t('count.quarantined')}
          </dt>
          <dd
            className={clsx(
              'num mt-[2px] font-semibold text-[1.75rem] leading-head',
              quarantined > 0 && 'text-shift-s-ink',
            )}
          >
            {number(quarantined)}{' '}
            <small
              className={clsx(
                'block font-text font-normal text-fs-9 leading-ui tracking-[0]',
                quarantined > 0 ? 'text-shift-s-ink' : 'text-ink-2',
              )}
            >
              {t('report.quarantinedText')}
            </small>
          </dd>
        </div>
      </dl>
      {run.problems.length > 0 && <ProblemTable problems={run.problems} />}
      {run.problemCount > run.problems.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          <span>{t('problem.first', { shown: run.problems.length, count: run.problemCount })}</span>
          {run.hasDocument && <ProblemsFile run={run} />}
        </div>
      )}
    </section>
  );
}

/** The problems that the screen does not name; the document is read for them once more. */
function ProblemsFile({ run }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const problems = useRunProblems(run.feedId, run.id);
  const save = async () => {
    const { data, error } = await problems.refetch();
    if (data)
      offerFile(new Blob([problemsCsv(data.items, t)], { type: 'text/csv;charset=utf-8' }), t('problem.csvName'));
    else void toast(errorText(error), { tone: 'bad' });
  };
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<Download size={18} />}
      loading={problems.isFetching}
      onClick={() => void save()}
    >
      {t('problem.csv')}
    </Button>
  );
}

/** Returns the problems of a report as CSV, one per row, in the words of the screen. */
export function problemsCsv(problems: readonly FeedProblem[], t: Words): string {
  return toCsv([
    ['line', 'reference', 'job', 'what', 'field', 'outcome'].map((column) => t(`problem.${column}`)),
    ...problems.map(({ line, externalId, title, code, field, isBlocking }) => [
      line,
      externalId,
      title,
      t(`problem.code.${code}`),
      field,
      t(isBlocking ? 'problem.quarantined' : 'problem.hint'),
    ]),
  ]);
}
