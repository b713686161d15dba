import { measuresFor, type ReportMeasure, STATEMENT_MAX } from '@stellenvisite/contract/reports';
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

/** The second decision: the first stays, or another measure takes its place. Locked for who made the first. */
export function AppealForm({ report, appealId }: { report: ReportDetails; appealId: string }) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [measure, setMeasure] = useState<ReportMeasure>(report.measure ?? 'none');
  const [reasons, setReasons] = useState('');
  const { mutate, error, isPending } = $api.useMutation('post', '/api/admin/reports/{id}/appeals/{appealId}/decision', {
    onSuccess: () => client.invalidateQueries(),
  });
  const first = report.statement?.decidedBy ?? '';
  if (report.isOwnDecision && !report.isOnlyAdmin) return <Note>{t('admin.otherDecides')}</Note>;
  const body = decideAppealSchema.safeParse({ measure, reasons });
  const options = measuresFor(report.target.kind).map((value) => ({
    value,
    label: value === report.measure ? t('admin.keep') : t(`statement.measures.${value}`),
    help: t(`admin.measureHelp.${value}`),
  }));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.success) mutate({ params: { path: { id: report.id, appealId } }, body: body.data });
      }}
    >
      <Note>{t(report.isOnlyAdmin ? 'admin.onlyAdmin' : 'admin.youDecide', { name: first })}</Note>
      <RadioGroup
        name="appeal-measure"
        layout="cards"
        legend={t('admin.appealDecision')}
        value={measure}
        onValueChange={setMeasure}
        options={options}
      />
      <Field label={t('admin.reasons')} required>
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
          {t(measure === report.measure ? 'admin.rejectAppeal' : 'admin.changeDecision')}
        </Button>
      </div>
    </form>
  );
}
