import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import {
  GROUND_MAX,
  measuresFor,
  REPORT_GROUNDS,
  type ReportMeasure,
  type ReportStatus,
  STATEMENT_MAX,
} from '@stellenvisite/contract/support/reports';
import { decideReportSchema, type ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Circle, CircleCheck, Clock, Flag, Gavel, type LucideIcon, Pause, Play, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Fact } from '../../../../ui/fact-list.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { StateBadge } from '../../../platform/admin-area/shared/state-badge.tsx';
import { AppealForm, LaterLink } from './appeal-form.tsx';
import { ReportFacts } from './statement-card.tsx';

const isPaused = ({ pause }: Pick<ReportDetails, 'pause'>): boolean => pause !== null && pause.endedAt === null;

type DecisionFormProps = { report: ReportDetails; measures: readonly ReportMeasure[] };

const LOOKS: Record<ReportStatus, { tone: 'ok' | 'warn' | 'wait'; icon: LucideIcon }> = {
  open: { tone: 'warn', icon: Flag },
  decided: { tone: 'ok', icon: CircleCheck },
  appealed: { tone: 'wait', icon: Clock },
};

const BODY = 'grid gap-4 p-5 max-md:px-gutter';

const STAGE =
  'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 border-line px-4 pt-3 pb-3.5 text-fs-8 leading-[1.35] not-first:border-t max-md:px-gutter md:not-first:border-t-0 md:not-first:border-l';
const CURRENT_STAGE = 'bg-marker-soft after:absolute after:inset-x-0 after:bottom-0 after:h-[5px] after:bg-marker-2';

/** Shows the state of the case with the form that is due: for a decision, or for one about an appeal. */
export function ReportStep({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports');
  const saidFacts = useSaidFacts();
  const { status, appeals, target, statement } = report;
  const appeal = appeals.find(({ decision }) => !decision);
  return (
    <section className="adm-card" aria-labelledby="report-step">
      <header>
        <div>
          <h2 id="report-step">{titleOf()}</h2>
          <p>{leadOf()}</p>
        </div>
        <StateBadge {...LOOKS[status]}>{t(`admin.statuses.${status}`)}</StateBadge>
      </header>
      <ReportStages report={report} />
      {appeal && (
        <div className={BODY}>
          <figure>
            <p className="mb-1.5 text-fs-9 text-ink-2">{t(`admin.writes.${appeal.side}`)}</p>
            <blockquote className="whitespace-pre-line rounded-control bg-sheet-2 p-4 leading-[1.5] [overflow-wrap:anywhere]">
              {appeal.text}
            </blockquote>
          </figure>
          <AppealForm key={appeal.id} report={report} appeal={appeal} />
        </div>
      )}
      {!statement && (
        <>
          <ReportFacts facts={saidFacts(report)} />
          {target.kind === 'job' && <JobPause report={report} />}
          <div className={clsx(BODY, 'border-line border-t')}>
            <DecisionForm report={report} measures={measuresFor(target.kind)} />
          </div>
        </>
      )}
    </section>
  );
  function titleOf(): string {
    if (appeal) return t(`admin.appealOf.${appeal.side}`);
    return t(statement ? 'admin.decided' : `reason.${report.reason}`);
  }
  function leadOf(): string {
    if (appeal)
      return `${t('case.appealed', { date: formatDateTime(appeal.createdAt) })} ${t('case.decideBy', { date: formatDate(appeal.decideBy) })}`;
    return t(statement ? 'admin.allDone' : 'admin.decideLead');
  }
}

/** Shows the stages receipt, decision and appeal: which are done and which is current. */
function ReportStages({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const { t: all } = useTranslation('reports');
  const { statement, status, createdAt } = report;
  const appeal = report.appeals.find(({ decision }) => !decision) ?? report.appeals.at(-1);
  const stages = [
    { key: 'received', icon: Check, text: formatDate(createdAt), isCurrent: false, isAhead: false },
    {
      key: 'decision',
      icon: statement ? Check : Gavel,
      text: statement
        ? t('stage.decisionAt', {
            date: formatDate(statement.decidedAt),
            measure: all(`statement.measures.${statement.measure}`),
          })
        : t('stage.open'),
      isCurrent: status === 'open',
      isAhead: false,
    },
    {
      key: 'appeal',
      icon: appeal?.decision ? Check : appeal ? Scale : Circle,
      text: appealText(),
      isCurrent: status === 'appealed',
      isAhead: !appeal,
    },
  ];
  function appealText(): string {
    if (!appeal) return t('stage.none');
    const { decision } = appeal;
    if (!decision) return t('stage.since', { date: formatDate(appeal.createdAt) });
    return t('stage.done', { date: formatDate(decision.decidedAt), outcome: t(`outcome.${decision.outcome}`) });
  }
  return (
    <ol className="grid border-line border-y md:grid-cols-3" aria-label={t('stages')}>
      {stages.map(({ key, icon: Icon, text, isCurrent, isAhead }) => (
        <li key={key} className={clsx(STAGE, isCurrent && CURRENT_STAGE)} aria-current={isCurrent ? 'step' : undefined}>
          <i
            className={clsx(
              'row-span-2 mt-0.5 grid size-7 place-items-center rounded-cell',
              isCurrent ? 'bg-marker text-on-marker' : isAhead ? 'bg-sheet-2 text-ink-2' : 'bg-good-tint text-good',
            )}
            aria-hidden="true"
          >
            <Icon size={16} />
          </i>
          <b className="font-semibold">{t(`stage.${key}`)}</b>
          <span className="num text-fs-9 text-ink-2">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** Renders the statement of reasons. Sending stays inert until every part the law asks for is there. */
function DecisionForm({ report, measures }: DecisionFormProps) {
  const { t } = useTranslation('reports');
  const { t: ui } = useTranslation('ui');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/reports/{id}/decision', {
    onSuccess: () => client.invalidateQueries(),
  });
  const form = useZodForm({
    schema: decideReportSchema,
    defaultValues: { extent: t('admin.extentDefault'), facts: '', ground: '' },
    fields: ['extent', 'facts', 'ground'],
    errorText: () => ui('form.missing'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: report.id } }, body });
    },
  });
  const [measure, groundKind] = form.watch(['measure', 'groundKind']);
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <RadioGroup
        name="measure"
        layout="joined"
        legend={t('statement.measure')}
        value={measure ?? null}
        onValueChange={(value) => form.setValue('measure', value, { shouldValidate: true })}
        options={measures.map((value) => ({
          value,
          label: t(`statement.measures.${value}`),
          help:
            value === 'none' && isPaused(report) ? t('admin.measureHelp.nonePaused') : t(`admin.measureHelp.${value}`),
        }))}
      />
      <Field label={t('admin.extent')} {...form.field('extent')}>
        <TextInput {...form.register('extent')} maxLength={GROUND_MAX} />
      </Field>
      <Field label={t('statement.facts')} help={t('admin.factsHelp')} required {...form.field('facts')}>
        <TextArea {...form.register('facts')} rows={4} maxLength={STATEMENT_MAX} />
      </Field>
      <RadioGroup
        name="groundKind"
        layout="segments"
        legend={t('statement.ground')}
        value={groundKind ?? null}
        onValueChange={(value) => form.setValue('groundKind', value, { shouldValidate: true })}
        options={REPORT_GROUNDS.map((value) => ({ value, label: t(`statement.grounds.${value}`) }))}
      />
      <Field label={t('admin.ground')} help={t('admin.groundHelp')} required {...form.field('ground')}>
        <TextInput {...form.register('ground')} maxLength={GROUND_MAX} />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!measure && <p className="flex-1 text-fs-8 text-ink-2">{t('admin.chooseMeasure')}</p>}
        <LaterLink report={report} />
        <Button type="submit" disabled={!form.formState.isValid} loading={isPending}>
          {t('admin.send')}
        </Button>
      </div>
    </form>
  );
}

/** Takes a reported job off the market while it is looked into, or gives it back before the decision. */
function JobPause({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin.pause' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  const set = $api.useMutation('post', '/api/admin/reports/{id}/pause', { onSuccess });
  const lift = $api.useMutation('delete', '/api/admin/reports/{id}/pause', { onSuccess });
  const { pause } = report;
  const isOff = isPaused(report);
  const change = isOff ? lift : set;
  return (
    <div className="grid items-center gap-x-6 gap-y-3 border-line border-t bg-sheet-2 px-5 py-4 text-fs-8 leading-[1.45] max-md:px-gutter md:grid-cols-[minmax(0,1fr)_auto]">
      <p>{isOff && pause ? t('done', { date: formatDateTime(pause.since), name: pause.by }) : t('lead')}</p>
      <Button
        variant="secondary"
        icon={isOff ? <Play size={18} /> : <Pause size={18} />}
        loading={change.isPending}
        onClick={() => change.mutate({ params: { path: { id: report.id } } })}
      >
        {t(isOff ? 'lift' : 'set')}
      </Button>
      {change.error && (
        <Note tone="warn" role="alert" className="col-span-full">
          {errorText(change.error)}
        </Note>
      )}
    </div>
  );
}

/** Returns a function that lists the facts of a report: its target, its explanation and its reporter. */
export function useSaidFacts() {
  const { t } = useTranslation('reports');
  return ({ target, explanation, reporterName, reporterEmail, isFromAccount }: ReportDetails): Fact[] => [
    { id: 'what', term: t(`target.${target.kind}`), text: `${target.title}, ${target.employerName}` },
    ...(target.text ? [{ id: 'text', term: t('admin.text'), text: target.text }] : []),
    { id: 'said', term: t('admin.said'), text: explanation },
    {
      id: 'by',
      term: t('admin.by'),
      text:
        [reporterName, reporterEmail].filter(Boolean).join(', ') ||
        t(isFromAccount ? 'open.fromAccount' : 'open.anonymous'),
    },
  ];
}
