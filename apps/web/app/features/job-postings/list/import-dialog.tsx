import { CSV_COLUMNS, CSV_HEADINGS } from '@stellenvisite/contract/job-csv';
import { MAX_CSV_BYTES } from '@stellenvisite/contract/job-postings';
import type { ImportResult } from '@stellenvisite/contract/job-postings.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, useFieldControl } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { toast } from '../../../ui/toast.ts';
import { decodeText } from './decode-text.ts';
import { OWN_JOBS } from './use-bulk.ts';

type ImportDialogProps = { employerId: string; onClose: () => void };

/** A file is looked at first; each line says what is wrong with it. Only then drafts are created. */
export function ImportDialog({ employerId, onClose }: ImportDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [csv, setCsv] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const params = { query: { employerId } };
  const look = $api.useMutation('post', '/api/employer/jobs/file');
  const create = $api.useMutation('post', '/api/employer/jobs/file');
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    look.reset();
    setCsv('');
    setIsTooLarge((file?.size ?? 0) > MAX_CSV_BYTES);
    if (!file || file.size > MAX_CSV_BYTES) return;
    const text = decodeText(await file.arrayBuffer());
    setCsv(text);
    look.mutate({ params, body: { csv: text, preview: true } });
  };
  const run = () =>
    create.mutate(
      { params, body: { csv, preview: false } },
      {
        onSuccess: ({ created }) => {
          void client.invalidateQueries({ queryKey: OWN_JOBS });
          onClose();
          void toast(t('csv.created', { count: created }), { tone: 'good' });
        },
      },
    );
  const error = look.error ?? create.error;
  const created = look.data?.created ?? 0;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('csv.title')}
      footer={
        <>
          <Button variant="ghost" className="md:mr-auto" onClick={offerTemplate}>
            {t('csv.template')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button disabled={created === 0} loading={create.isPending} onClick={run}>
            {t('csv.create', { count: created })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('csv.lead')}</p>
        <Field label={t('csv.file')} error={isTooLarge && t('csv.tooLarge')}>
          <FileInput onChange={(event) => void choose(event)} />
        </Field>
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        {look.data && <Preview result={look.data} />}
      </div>
    </Dialog>
  );
}

function FileInput({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <input
      {...useFieldControl()}
      className="jl-file"
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
        <ul className="jl-lines">
          {wrong.map(({ line, title, problems }) => (
            <li key={line}>
              <b>{t('csv.line', { line })}</b> {title || t('untitled')}
              <ul>
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
