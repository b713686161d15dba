import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { STATEMENT_MAX, STATEMENT_MIN } from '@stellenvisite/contract/support/reports';
import { createAppealSchema, type ReportCase } from '@stellenvisite/contract/support/reports.schema';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { type Statement, useStatementFacts } from '../use-statement-facts.ts';
import type { AppealAnswer } from './answer-case.server.ts';

type CasePageProps = { report: ReportCase; answer: AppealAnswer | undefined };

/** Renders a report for one of its two sides, by the link of their mail. */
export function CasePage({ report, answer }: CasePageProps) {
  const { t } = useTranslation('reports');
  const { side, reference, kind, title, employerName, statement, appeal, otherDecision } = report;
  return (
    <div className="wrap grid max-w-[52rem] gap-6 py-10 md:py-16">
      <header>
        <h1 className="text-fs-1 leading-head max-sm:text-fs-2">{t('case.title', { reference })}</h1>
        <p className="mt-3 text-fs-5 text-ink-2">{t(`case.lead.${side}`)}</p>
      </header>
      {answer?.status === 'sent' && (
        <Note tone="good" role="status">
          {t('case.sent')}
        </Note>
      )}
      <Card as="section" aria-labelledby="case-what">
        <h2 id="case-what" className="mb-4 text-fs-4">
          {t('case.what')}
        </h2>
        <FactList
          facts={[
            { id: 'what', term: t(`target.${kind}`), text: kind === 'employer' ? title : `${title}, ${employerName}` },
            { id: 'reason', term: t('case.reason'), text: t(`reason.${report.reason}`) },
            { id: 'at', term: t('case.received'), text: formatDate(report.createdAt) },
            ...(report.explanation ? [{ id: 'said', term: t('case.said'), text: report.explanation }] : []),
          ]}
        />
      </Card>
      {statement ? (
        <Card as="section" aria-labelledby="case-decision">
          <h2 id="case-decision" className="mb-4 text-fs-4">
            {t('case.decision')}
          </h2>
          <StatementFacts statement={statement} />
        </Card>
      ) : (
        <Note>{t(report.isPaused ? 'case.paused' : 'case.waits')}</Note>
      )}
      {appeal && <Appeal title={t('case.ownAppeal')} text={appeal.text} appeal={appeal} />}
      {otherDecision && <SecondDecision title={t('case.otherAppeal')} decision={otherDecision} />}
      {report.canAppeal && <AppealForm report={report} answer={answer} />}
    </div>
  );
}

type Decision = NonNullable<ReportCase['otherDecision']>;

function Appeal({ title, text, appeal }: { title: string; text: string; appeal: NonNullable<ReportCase['appeal']> }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Card as="section" aria-labelledby="case-appeal">
        <h2 id="case-appeal" className="mb-2 text-fs-4">
          {title}
        </h2>
        <p className="whitespace-pre-line text-ink-2">{text}</p>
        <p className="mt-3 text-fs-8 text-ink-2">
          {t('case.appealed', { date: formatDateTime(appeal.createdAt) })}
          {!appeal.decision && ` ${t('case.decideBy', { date: formatDate(appeal.decideBy) })}`}
        </p>
      </Card>
      {appeal.decision && <SecondDecision title={t('case.secondDecision')} decision={appeal.decision} />}
    </>
  );
}

function SecondDecision({ title, decision }: { title: string; decision: Decision }) {
  const { t } = useTranslation('reports');
  return (
    <Card as="section">
      <h2 className="mb-2 text-fs-4">{title}</h2>
      <p>
        <b>{t(`case.outcome.${decision.outcome}`)}</b> {t(`statement.measures.${decision.measure}`)}.
      </p>
      <p className="mt-2 whitespace-pre-line text-ink-2">{decision.reasons}</p>
      <p className="mt-3 text-fs-8 text-ink-2">{formatDate(decision.decidedAt)}</p>
    </Card>
  );
}

function AppealForm({ report, answer }: CasePageProps) {
  const { t } = useTranslation('reports');
  const { state } = useNavigation();
  const send = useSubmit();
  const textOf = (status: 'short' | 'limited' | 'failed') => t(`case.form.${status}`, { count: STATEMENT_MIN });
  const refusal = answer && answer.status !== 'sent' ? textOf(answer.status) : undefined;
  const form = useZodForm({
    schema: createAppealSchema,
    defaultValues: { text: answer?.text ?? '' },
    fields: ['text'],
    errorText: () => textOf('short'),
    refused: { text: refusal },
    onSubmit: (values) => send(values, { method: 'post' }),
  });
  return (
    <Card as="section" aria-labelledby="case-form">
      <h2 id="case-form" className="text-fs-4">
        {t('case.form.title')}
      </h2>
      <p className="mt-2 mb-4 text-ink-2">
        {t(report.isDecidedByOther ? 'case.form.lead' : 'case.form.leadSame', {
          date: report.appealEndsAt ? formatDate(report.appealEndsAt) : '',
        })}
      </p>
      <Form method="post" className="grid gap-4" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <Field label={t('case.form.text')} help={t('case.form.help')} required {...form.field('text')}>
          <TextArea {...form.register('text')} rows={6} maxLength={STATEMENT_MAX} defaultValue={answer?.text} />
        </Field>
        <Button type="submit" className="justify-self-start" loading={state !== 'idle'}>
          {t('case.form.send')}
        </Button>
      </Form>
    </Card>
  );
}

/** Renders the statement of reasons for those it concerns. */
function StatementFacts({ statement, className }: { statement: Statement; className?: string }) {
  const factsOf = useStatementFacts();
  return <FactList facts={factsOf(statement)} {...(className ? { className } : {})} />;
}
