import { CSV_COLUMNS, CSV_HEADINGS } from '@stellenvisite/contract/jobs/job-csv';
import { MAX_CSV_BYTES } from '@stellenvisite/contract/jobs/job-postings';
import { type ImportResult, importJobsSchema } from '@stellenvisite/contract/jobs/job-postings.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field, useFieldControl } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { offerFile } from '../../../../ui/offer-file.ts';
import { OWN_JOBS } from './use-bulk.ts';

/** Checks the file and reads its content, which is sent. */
const schema = z
  .object({ file: z.file().max(MAX_CSV_BYTES) })
  .transform(async ({ file }) => ({ csv: decodeText(await file.arrayBuffer()) }))
  .pipe(importJobsSchema.pick({ csv: true }));

type ImportDialogProps = { employerId: string; onClose: () => void };

/** A file is looked at first; each line says what is wrong with it. Only then drafts are created. */
export function ImportDialog({ employerId, onClose }: ImportDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const client = useQueryClient();
  const params = { query: { employerId } };
  const look = $api.useMutation('post', '/api/employer/jobs/file');
  const create = $api.useMutation('post', '/api/employer/jobs/file');
  const form = useZodForm({
    schema,
    defaultValues: {},
    fields: ['file'],
    errorText: () => t('csv.tooLarge'),
    onSubmit: ({ csv }) =>
      create.mutateAsync({ params, body: { csv, preview: false } }).then(
        ({ created }) => {
          void client.invalidateQueries({ queryKey: OWN_JOBS });
          onClose();
          void toast(t('csv.created', { count: created }), { tone: 'good' });
        },
        () => undefined,
      ),
  });
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    look.reset();
    form.clearErrors();
    form.resetField('file');
    if (!file) return;
    form.setValue('file', file, { shouldValidate: true });
    const { data } = await schema.safeParseAsync({ file });
    if (data) look.mutate({ params, body: { ...data, preview: true } });
  };
  const error = look.error ?? create.error;
  const created = look.data?.created ?? 0;
  return (
    <FormDialog
      wide
      title={t('csv.title')}
      form={form}
      action={t('csv.create', { count: created })}
      cancel={t('dialog.cancel')}
      isDisabled={created === 0}
      failure={error && errorText(error)}
      onClose={onClose}
      note={
        <Button variant="ghost" className="md:mr-auto" onClick={offerTemplate}>
          {t('csv.template')}
        </Button>
      }
    >
      <p>{t('csv.lead')}</p>
      <Field label={t('csv.file')} {...form.field('file')}>
        <FileInput onChange={(event) => void choose(event)} />
      </Field>
      {look.data && <Preview result={look.data} />}
    </FormDialog>
  );
}

function FileInput({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <input
      {...useFieldControl()}
      className="min-h-11 w-full text-fs-8"
      type="file"
      accept=".csv,text/csv,text/plain"
      onChange={onChange}
    />
  );
}

function Preview({ result: { created, lines, unknownColumns } }: { result: ImportResult }) {
  const { t } = useTranslation('own-jobs');
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  return (
    <section aria-label={t('csv.preview')}>
      <p role="status">
        <b>{t('csv.fits', { count: created, of: lines.length })}</b>{' '}
        {unknownColumns.length > 0 && t('csv.unknown', { columns: unknownColumns.join(', ') })}
      </p>
      {wrong.length > 0 && (
        <ul className="mt-3 max-h-80 overflow-y-auto text-fs-8">
          {wrong.map(({ line, title, problems }) => (
            <li key={line} className="border-line border-t py-2">
              <b>{t('csv.line', { line })}</b> {title || t('untitled')}
              <ul className="ml-4 text-warn">
                {problems.map(({ column, reason, value }) => (
                  <li key={column}>
                    {CSV_HEADINGS[column]}: {t(`csv.problem.${reason}`)} {value && <q>{value}</q>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function offerTemplate(): void {
  const heading = CSV_COLUMNS.map((column) => CSV_HEADINGS[column]).join(';');
  offerFile(new Blob([`\uFEFF${heading}\r\n`], { type: 'text/csv' }), 'stellen-vorlage.csv');
}

/** Spreadsheets write UTF-8 or, older ones, the code page of Windows: what is not valid UTF-8 is read as that. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
