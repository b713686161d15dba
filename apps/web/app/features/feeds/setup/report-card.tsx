import type { FeedProblem } from '@stellenvisite/contract/feeds/feed-items.schema';
import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { toCsv } from '@stellenvisite/contract/platform/csv';
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
    <section className="fd-card" aria-labelledby="feed-report">
      <header>
        <div>
          <h2 id="feed-report">{t('report.title')}</h2>
          <p>{t('report.nothingYet')}</p>
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
      <dl className="fd-tally fd-four">
        <div>
          <dt>{t('report.inFeed')}</dt>
          <dd className="num">{number(run.items ?? 0)}</dd>
        </div>
        <div>
          <dt>{t('report.complete')}</dt>
          <dd className="num">{number(complete)}</dd>
        </div>
        <div>
          <dt>{t('report.hinted')}</dt>
          <dd className="num">
            {number(hinted)} <small>{t('report.hintedText')}</small>
          </dd>
        </div>
        <div className={quarantined > 0 ? 'fd-gap' : undefined}>
          <dt>{t('count.quarantined')}</dt>
          <dd className="num">
            {number(quarantined)} <small>{t('report.quarantinedText')}</small>
          </dd>
        </div>
      </dl>
      {run.problems.length > 0 && <ProblemTable problems={run.problems} />}
      {run.problemCount > run.problems.length && (
        <div className="fd-foot">
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
      t(isBlocking ? 'problem.held' : 'problem.hint'),
    ]),
  ]);
}
