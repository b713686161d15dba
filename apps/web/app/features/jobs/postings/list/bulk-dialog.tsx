import { POSTING_DAYS, type PostingDays } from '@stellenvisite/contract/jobs/job-fields';
import type { BulkAction } from '@stellenvisite/contract/jobs/job-postings';
import { type BulkResult, bulkJobsSchema } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { useRefusals } from './outcome-bar.tsx';
import type { BulkOrder, BulkProgress, BulkSelection } from './use-bulk.ts';

const DEFAULT_DAYS: PostingDays = 60;

const { days: daysSchema, departmentId: departmentSchema } = bulkJobsSchema.shape;
const schema = z.object({ days: daysSchema.unwrap(), departmentId: z.literal('').or(departmentSchema.unwrap()) });

export type AskedBulk = { action: BulkAction; selection: BulkSelection; count: number };

type BulkDialogProps = {
  asked: AskedBulk;
  figures: OwnJobs['figures'];
  departments: OwnJobs['departments'];
  progress: BulkProgress | null;
  preview: (order: BulkOrder) => Promise<BulkResult>;
  run: (order: BulkOrder) => Promise<boolean>;
  onClose: () => void;
  onDone: () => void;
};

/** Says what fits and what does not before anything happens, and asks for what the action needs. */
export function BulkDialog(props: BulkDialogProps) {
  const { asked, figures, departments, progress, preview, run, onClose, onDone } = props;
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const { action, selection, count } = asked;
  const form = useZodForm({
    schema,
    defaultValues: { days: DEFAULT_DAYS, departmentId: '' },
    fields: ['days', 'departmentId'],
    errorText: (_name, { message }) => message,
    onSubmit: async ({ departmentId }) => {
      const details = {
        ...(action === 'renew' && { days }),
        ...(action === 'department' && { departmentId: departmentId || null }),
      };
      if (await run({ action, selection: { ids }, ...details })) onDone();
      else onClose();
    },
  });
  const days = form.watch('days');
  const looked = useQuery({
    queryKey: ['bulk-preview', action, selection, days],
    queryFn: () => preview({ action, selection, ...(action === 'renew' && { days }) }),
    gcTime: 0,
    retry: false,
  });
  const ids = looked.data?.ids ?? [];
  const isUsedUp = action === 'feature' && looked.data !== undefined && ids.length === 0;
  return (
    <FormDialog
      title={t(`ask.${action}`, { count })}
      form={form}
      action={action === 'renew' ? t('ask.doRenew', { count: days }) : t(`act.${action}`)}
      actionVariant={action === 'delete' ? 'danger' : 'primary'}
      cancel={t('dialog.cancel')}
      isDisabled={ids.length === 0}
      instead={isUsedUp && <LinkButton to="/preise">{t('ask.plans')}</LinkButton>}
      failure={looked.error && errorText(looked.error)}
      onClose={onClose}
    >
      <p>{t(`ask.about.${action}`)}</p>
      {action === 'renew' && (
        <RadioGroup
          name="days"
          legend={t('ask.days')}
          hideLegend
          layout="cards"
          value={String(days)}
          onValueChange={(value) =>
            form.setValue('days', POSTING_DAYS.find((each) => String(each) === value) ?? DEFAULT_DAYS)
          }
          options={POSTING_DAYS.filter((each) => each <= (figures.plan?.maxDays ?? 90)).map((each) => ({
            value: String(each),
            label: t('ask.forDays', { count: each }),
            help: t('ask.until', { date: formatDate(new Date(Date.now() + each * DAY_MS)) }),
          }))}
        />
      )}
      {action === 'department' && (
        <Field label={t('filter.department')} {...form.field('departmentId')}>
          <Select
            {...form.register('departmentId')}
            options={[
              { value: '', label: t('filter.noDepartment') },
              ...departments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      )}
      {action === 'feature' && figures.topJobs && (
        <p>
          <b>{t('ask.allowance', { ...figures.topJobs, left: figures.topJobs.of - figures.topJobs.used })}</b>
        </p>
      )}
      {looked.isPending ? (
        <Skeleton className="h-6 w-full" />
      ) : (
        looked.data && <Fits result={looked.data} action={action} />
      )}
      {progress && (
        <div>
          <ProgressLine label={t('progress.label')} value={progress.done} max={progress.of} />
          <p className="num mt-1 text-fs-8 text-ink-2">{t('progress.count', progress)}</p>
        </div>
      )}
    </FormDialog>
  );
}

/** „2 von 3 werden verlängert, 1 ist ein Entwurf“. */
function Fits({ result, action }: { result: BulkResult; action: BulkAction }) {
  const { t } = useTranslation('own-jobs');
  const refusals = useRefusals();
  const { ids, refused } = result;
  if (refused.length === 0) return null;
  return (
    <Note tone="info" role="status">
      {t(`fits.${action}`, { count: ids.length, of: ids.length + refused.length })}, {refusals(refused)}.
    </Note>
  );
}
