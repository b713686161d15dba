import {
  GROUND_MAX,
  REPORT_GROUNDS,
  type ReportGround,
  type ReportMeasure,
  STATEMENT_MAX,
} from '@stellenvisite/contract/reports';
import { decideReportSchema, type ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { isPaused } from './job-pause.tsx';
import { LaterLink } from './later-link.tsx';

type DecisionFormProps = { report: ReportDetails; measures: readonly ReportMeasure[] };

/** The statement of reasons. Sending stays inert until every part the law asks for is there. */
export function DecisionForm({ report, measures }: DecisionFormProps) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [measure, setMeasure] = useState<ReportMeasure>('none');
  const [groundKind, setGroundKind] = useState<ReportGround>('terms');
  const [extent, setExtent] = useState(t('admin.extentDefault'));
  const [facts, setFacts] = useState('');
  const [ground, setGround] = useState('');
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/reports/{id}/decision', {
    onSuccess: () => client.invalidateQueries(),
  });
  const body = decideReportSchema.safeParse({ measure, extent, facts, groundKind, ground });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.success) mutate({ params: { path: { id: report.id } }, body: body.data });
      }}
    >
      <RadioGroup
        name="measure"
        layout="cards"
        className="rp-choices"
        legend={t('statement.measure')}
        value={measure}
        onValueChange={setMeasure}
        options={measures.map((value) => ({
          value,
          label: t(`statement.measures.${value}`),
          help:
            value === 'none' && isPaused(report) ? t('admin.measureHelp.nonePaused') : t(`admin.measureHelp.${value}`),
        }))}
      />
      <Field label={t('admin.extent')}>
        <TextInput value={extent} maxLength={GROUND_MAX} onChange={({ target }) => setExtent(target.value)} />
      </Field>
      <Field label={t('statement.facts')} help={t('admin.factsHelp')} required>
        <TextArea rows={4} value={facts} maxLength={STATEMENT_MAX} onChange={({ target }) => setFacts(target.value)} />
      </Field>
      <RadioGroup
        name="groundKind"
        layout="segments"
        legend={t('statement.ground')}
        value={groundKind}
        onValueChange={setGroundKind}
        options={REPORT_GROUNDS.map((value) => ({ value, label: t(`statement.grounds.${value}`) }))}
      />
      <Field label={t('admin.ground')} help={t('admin.groundHelp')} required>
        <TextInput value={ground} maxLength={GROUND_MAX} onChange={({ target }) => setGround(target.value)} />
      </Field>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <LaterLink report={report} />
        <Button type="submit" disabled={!body.success} loading={isPending}>
          {t('admin.send')}
        </Button>
      </div>
    </form>
  );
}
