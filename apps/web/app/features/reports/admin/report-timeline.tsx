import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useTranslation } from 'react-i18next';

type Step = {
  at: string;
  /** In bold before the text. */
  name?: string;
  text: string;
  look?: 'now' | 'bad' | 'ahead';
};

/** What happened, and at its end by when an open appeal has to be decided. */
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
      <ol className="rp-steps">
        {steps.map(({ at, name, text, look }) => (
          <li key={`${at} ${text}`} data-look={look}>
            <StepTime at={at} isDay={look === 'ahead'} />
            <div>
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
    <time className="num" dateTime={at} title={full}>
      <b>{full.slice(0, 6)}</b>
      {!isDay && ` ${full.slice(-5)}`}
    </time>
  );
}
