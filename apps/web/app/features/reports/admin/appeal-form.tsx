import { type AppealChoice, appealChoices, type ReportMeasure, STATEMENT_MAX } from '@stellenvisite/contract/reports';
import { decideAppealSchema, type ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { LaterLink } from './later-link.tsx';
import { useChoiceHelp } from './use-choice-help.ts';

const SEND = {
  keep: 'rejectAppeal',
  lift: 'liftDecision',
  milder: 'changeDecision',
  stricter: 'changeDecision',
} as const satisfies Record<AppealChoice, string>;

type AppealFormProps = { report: ReportDetails; appeal: ReportDetails['appeals'][number] };

/** The second decision: the first stays, is reversed, or gives way to a milder or stricter measure. Locked for who made the first. */
export function AppealForm({ report, appeal }: AppealFormProps) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin' });
  const { t: all } = useTranslation('reports');
  const errorText = useErrorText();
  const helpOf = useChoiceHelp();
  const client = useQueryClient();
  const [choice, setChoice] = useState<AppealChoice>('keep');
  const [wanted, setWanted] = useState<ReportMeasure>();
  const [reasons, setReasons] = useState('');
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/reports/{id}/appeals/{appealId}/decision', {
    onSuccess: () => client.invalidateQueries(),
  });
  if (report.isOwnDecision && !report.isOnlyAdmin) return <Note>{t('otherDecides')}</Note>;
  const { kind } = report.target;
  const present = report.measure ?? 'none';
  const choices = appealChoices({ kind, measure: present, side: appeal.side });
  const measures = choices.find(([name]) => name === choice)?.[1] ?? [];
  const measure = measures.find((one) => one === wanted) ?? measures[0];
  const body = decideAppealSchema.safeParse({ measure, reasons });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.success) mutate({ params: { path: { id: report.id, appealId: appeal.id } }, body: body.data });
      }}
    >
      <Note>{t(report.isOnlyAdmin ? 'onlyAdmin' : 'youDecide', { name: report.statement?.decidedBy ?? '' })}</Note>
      <RadioGroup
        name="appeal-choice"
        layout="cards"
        className="rp-choices"
        legend={t('appealDecision')}
        value={choice}
        onValueChange={setChoice}
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
          onValueChange={setWanted}
          options={measures.map((value) => ({ value, label: all(`statement.measures.${value}`) }))}
        />
      )}
      <Field label={t('reasons')} required>
        <TextArea
          rows={4}
          value={reasons}
          maxLength={STATEMENT_MAX}
          onChange={({ target }) => setReasons(target.value)}
        />
      </Field>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <LaterLink report={report} />
        <Button type="submit" disabled={!body.success} loading={isPending}>
          {t(SEND[choice])}
        </Button>
      </div>
    </form>
  );
}
