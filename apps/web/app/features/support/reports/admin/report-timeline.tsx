import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import type { ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

type Step = {
  at: string;
  /** In bold before the text. */
  name?: string;
  text: string;
  look?: 'now' | 'bad' | 'ahead';
};

/** The day, a dot on a line down to the next one, and what happened. */
const STEP = clsx(
  'relative grid grid-cols-[5.75rem_1rem_minmax(0,1fr)] gap-x-3 pb-4 max-md:grid-cols-[1rem_minmax(0,1fr)]',
  'before:col-start-2 before:row-start-1 before:mx-0.5 before:mt-1 before:size-3 before:rounded-[3px] max-md:before:col-start-1',
  'not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-[3px] not-last:after:left-[calc(5.75rem+19px)] not-last:after:w-0.5 not-last:after:bg-line-2 max-md:not-last:after:left-[7px]',
);

const LOOKS = {
  done: 'before:bg-ink-2',
  now: 'before:bg-marker before:shadow-[0_0_0_2px_var(--ink)]',
  bad: 'before:bg-warn',
  ahead: 'before:bg-sheet before:shadow-[inset_0_0_0_2px_var(--line-2)]',
} as const;

/** Shows the history of a report, followed by the deadline of an open appeal. */
export function ReportTimeline({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports');
  const { statement, appeals, status, pause } = report;
  const steps: Step[] = [
    {
      at: report.createdAt,
      name: `${t('admin.step.received')}.`,
      text: t(`reason.${report.reason}`),
      ...(status === 'open' && { look: 'now' as const }),
    },
    ...(report.receiptSentAt ? [{ at: report.receiptSentAt, text: t('admin.step.receipt') }] : []),
    ...(pause ? [{ at: pause.since, text: t('admin.step.paused', { name: pause.by }) }] : []),
    // A pause that the decision ended needs no line of its own.
    ...(pause?.endedAt && pause.endedAt !== statement?.decidedAt
      ? [{ at: pause.endedAt, text: t('admin.step.resumed') }]
      : []),
    ...(statement
      ? [
          {
            at: statement.decidedAt,
            name: `${t('admin.stage.decision')}:`,
            text: t(`statement.measures.${statement.measure}`),
            ...(statement.measure !== 'none' && { look: 'bad' as const }),
          },
        ]
      : []),
    ...appeals.flatMap(({ side, createdAt, decision }): Step[] => [
      { at: createdAt, text: t(`admin.appealOf.${side}`), ...(!decision && { look: 'now' as const }) },
      ...(decision ? [{ at: decision.decidedAt, text: t(`case.outcome.${decision.outcome}`) }] : []),
    ]),
    ...appeals.flatMap(({ decision, decideBy }): Step[] =>
      decision ? [] : [{ at: decideBy, text: t('admin.step.deadline'), look: 'ahead' }],
    ),
  ];
  return (
    <section className="adm-card" aria-labelledby="report-steps">
      <header>
        <h2 id="report-steps">{t('admin.timeline')}</h2>
      </header>
      <ol className="px-5 pb-2 text-fs-8 leading-[1.45] max-md:px-gutter">
        {steps.map(({ at, name, text, look }) => (
          <li key={`${at} ${text}`} className={clsx(STEP, LOOKS[look ?? 'done'])}>
            <StepTime at={at} isDay={look === 'ahead'} />
            <div
              className={clsx(
                'col-start-3 [overflow-wrap:anywhere] max-md:col-start-2 max-md:row-start-2',
                look === 'ahead' && 'text-ink-2',
              )}
            >
              {name && <b>{name}</b>} {text}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** „13.11. 09:12“; the year is in the tooltip. */
function StepTime({ at, isDay }: { at: string; isDay: boolean }) {
  const full = formatDateTime(at);
  return (
    <time
      className="num col-start-1 row-start-1 whitespace-nowrap text-ink-2 max-md:col-start-2"
      dateTime={at}
      title={full}
    >
      <b className="font-semibold text-ink">{full.slice(0, 6)}</b>
      {!isDay && ` ${full.slice(-5)}`}
    </time>
  );
}
