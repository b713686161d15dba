import { formatDate } from '@stellenvisite/contract/format-date';
import { type BulkAction, POSTING_DAYS, type PostingDays } from '@stellenvisite/contract/job-postings';
import type { BulkResult } from '@stellenvisite/contract/job-postings.schema';
import type { OwnJobs } from '@stellenvisite/contract/own-jobs.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import type { BulkOrder, BulkProgress, BulkSelection } from './use-bulk.ts';
import { useRefusals } from './use-refusals.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS: PostingDays = 60;

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
  const [days, setDays] = useState<PostingDays>(DEFAULT_DAYS);
  const [departmentId, setDepartmentId] = useState('');
  const { action, selection, count } = asked;
  const details = {
    ...(action === 'renew' && { days }),
    ...(action === 'department' && { departmentId: departmentId || null }),
  };
  const looked = useQuery({
    queryKey: ['bulk-preview', action, selection, days],
    queryFn: () => preview({ action, selection, ...(action === 'renew' && { days }) }),
    gcTime: 0,
    retry: false,
  });
  const ids = looked.data?.ids ?? [];
  const confirm = async () => {
    if (await run({ action, selection: { ids }, ...details })) onDone();
    else onClose();
  };
  const isUsedUp = action === 'feature' && looked.data !== undefined && ids.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`ask.${action}`, { count })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          {isUsedUp ? (
            <LinkButton to="/preise">{t('ask.plans')}</LinkButton>
          ) : (
            <Button
              variant={action === 'delete' ? 'danger' : 'primary'}
              disabled={ids.length === 0}
              loading={progress !== null}
              onClick={() => void confirm()}
            >
              {action === 'renew' ? t('ask.doRenew', { count: days }) : t(`act.${action}`)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t(`ask.about.${action}`)}</p>
        {action === 'renew' && (
          <RadioGroup
            name="days"
            legend={t('ask.days')}
            hideLegend
            layout="cards"
            value={String(days)}
            onValueChange={(value) => setDays(POSTING_DAYS.find((each) => String(each) === value) ?? DEFAULT_DAYS)}
            options={POSTING_DAYS.filter((each) => each <= (figures.plan?.maxDays ?? 90)).map((each) => ({
              value: String(each),
              label: t('ask.forDays', { count: each }),
              help: t('ask.until', { date: formatDate(new Date(Date.now() + each * DAY_MS)) }),
            }))}
          />
        )}
        {action === 'department' && (
          <Field label={t('filter.department')}>
            <Select
              value={departmentId}
              onChange={({ currentTarget }) => setDepartmentId(currentTarget.value)}
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
        {looked.error && (
          <Note tone="warn" role="alert">
            {errorText(looked.error)}
          </Note>
        )}
        {looked.isPending ? (
          <Bone className="h-6 w-full" />
        ) : (
          looked.data && <Fits result={looked.data} action={action} />
        )}
        {progress && (
          <div>
            <ProgressLine label={t('progress.label')} value={progress.done} max={progress.of} />
            <p className="num mt-1 text-fs-8 text-ink-2">{t('progress.count', progress)}</p>
          </div>
        )}
      </div>
    </Dialog>
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
