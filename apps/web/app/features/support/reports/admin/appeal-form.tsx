import { z } from '@stellenvisite/contract/platform/zod';
import {
  type AppealChoice,
  appealChoices,
  type ReportMeasure,
  type ReportTargetKind,
  STATEMENT_MAX,
} from '@stellenvisite/contract/support/reports';
import { decideAppealSchema, type Report, type ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

export const REPORTS = '/admin-dashboard/meldungen';

const MAX_REASONS = 50;

type Chosen = {
  choice: AppealChoice;
  kind: ReportTargetKind;
  /** The measure in force. */
  present: ReportMeasure;
  /** The measures of this choice, the nearest first. */
  possible: readonly ReportMeasure[];
};

const SEND = {
  keep: 'rejectAppeal',
  lift: 'liftDecision',
  milder: 'changeDecision',
  stricter: 'changeDecision',
} as const satisfies Record<AppealChoice, string>;

type AppealFormProps = { report: ReportDetails; appeal: ReportDetails['appeals'][number] };

/** Renders the second decision: the first stays, is reversed, or gives way to a milder or stricter measure. Locked for who made the first. */
export function AppealForm({ report, appeal }: AppealFormProps) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const { t: all } = useTranslation('reports');
  const { t: ui } = useTranslation('ui');
  const errorText = useErrorText();
  const helpOf = useChoiceHelp();
  const client = useQueryClient();
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/reports/{id}/appeals/{appealId}/decision', {
    onSuccess: () => client.invalidateQueries(),
  });
  const { kind } = report.target;
  const present = report.measure ?? 'none';
  const choices = appealChoices({ kind, measure: present, side: appeal.side });
  const measuresOf = (choice: AppealChoice) => choices.find(([name]) => name === choice)?.[1] ?? [];
  const form = useZodForm({
    schema: decideAppealSchema.extend({ choice: z.enum(choices.map(([name]) => name)) }),
    defaultValues: { reasons: '' },
    fields: ['reasons'],
    errorText: () => ui('form.missing'),
    onSubmit: ({ measure, reasons }) => {
      if (!isPending) mutate({ params: { path: { id: report.id, appealId: appeal.id } }, body: { measure, reasons } });
    },
  });
  const { choice, measure } = form.watch();
  if (report.isOwnDecision && !report.isOnlyAdmin) return <Note>{t('otherDecides')}</Note>;
  const measures = choice ? measuresOf(choice) : [];
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      <Note>{t(report.isOnlyAdmin ? 'onlyAdmin' : 'youDecide', { name: report.statement?.decidedBy ?? '' })}</Note>
      <RadioGroup
        name="appeal-choice"
        layout="joined"
        legend={t('appealDecision')}
        value={choice ?? null}
        onValueChange={(value) => {
          form.setValue('choice', value, { shouldValidate: true });
          const [nearest] = measuresOf(value);
          if (nearest) form.setValue('measure', nearest, { shouldValidate: true });
        }}
        options={choices.map(([value, possible]) => ({
          value,
          label: t(`choices.${value}`),
          help: helpOf({ choice: value, kind, present, possible }),
        }))}
      />
      {measures.length > 1 && measure && (
        <RadioGroup
          name="appeal-measure"
          legend={t('which')}
          value={measure}
          onValueChange={(value) => form.setValue('measure', value)}
          options={measures.map((value) => ({ value, label: all(`statement.measures.${value}`) }))}
        />
      )}
      <Field label={t('reasons')} required {...form.field('reasons')}>
        <TextArea {...form.register('reasons')} rows={4} maxLength={STATEMENT_MAX} />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!choice && <p className="flex-1 text-fs-8 text-ink-2">{t('chooseOutcome')}</p>}
        <LaterLink report={report} />
        <Button type="submit" disabled={!form.formState.isValid} loading={isPending}>
          {t(choice ? SEND[choice] : 'decideAppeal')}
        </Button>
      </div>
    </form>
  );
}

/** Returns a function that explains the effect of a choice about an appeal in one sentence. */
function useChoiceHelp() {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  return ({ choice, kind, present, possible }: Chosen): string => {
    const what = t(`subject.${kind}`);
    const [nearest = present] = possible;
    if (choice === 'keep') return t(`keepHelp.${present}`, { what });
    if (choice === 'lift') return present === 'none' ? '' : t(`liftHelp.${present}`, { what });
    if (choice === 'milder') return nearest === 'warned' || nearest === 'returned' ? t(`milderHelp.${nearest}`) : '';
    return nearest === 'none' ? '' : t(`stricterHelp.${nearest}`);
  };
}

/** Leaves this report as it is and opens the next; missing where it is the last. */
export function LaterLink({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { next } = useOtherReports(report);
  if (!next) return null;
  return (
    <LinkButton variant="secondary" to={`${REPORTS}/${next.id}`}>
      {t('admin.later')}
    </LinkButton>
  );
}

/** Returns the other open reports, the oldest first, and the one that follows this report. */
export function useOtherReports({ id, createdAt }: Pick<Report, 'id' | 'createdAt'>) {
  const { data } = $api.useQuery('get', '/api/admin/reports', {
    params: { query: { status: 'open', pageSize: MAX_REASONS } },
  });
  const others = data?.items.filter((report) => report.id !== id) ?? [];
  return { others, next: others.find((report) => report.createdAt > createdAt) ?? others[0] };
}
