import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../../api/public-queries.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { ClassCell } from './class-cell.tsx';
import { ClassForm, type ClassValues } from './class-form.tsx';
import { useCorrectClass } from './use-correct-class.ts';

const FORM = 'class';

type CorrectClassDialogProps = { job: OwnJob; onClose: () => void };

export function CorrectClassDialog({ job, onClose }: CorrectClassDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const choices = $publicApi.useQuery('get', '/api/occupations');
  const { save, reset } = useCorrectClass(job, choices.data);
  const isBusy = save.isPending || reset.isPending;
  const params = { path: { id: job.id } };
  const finish = (text: string) => {
    onClose();
    void toast(text, { tone: 'good' });
  };
  const onSave = (body: ClassValues) => {
    if (!isBusy) save.mutate({ params, body }, { onSuccess: () => finish(t('dialog.saved')) });
  };
  const onReset = () => {
    if (!isBusy) reset.mutate({ params }, { onSuccess: () => finish(t('dialog.resetDone')) });
  };
  const failure = save.error ?? reset.error ?? choices.error;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('dialog.title')}
      footer={
        <>
          {job.class?.isCorrected && (
            <Button variant="ghost" className="md:mr-auto" loading={reset.isPending} onClick={onReset}>
              {t('dialog.reset')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={FORM} loading={save.isPending}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Note tone="warn" role="alert">
            {errorText(failure)}
          </Note>
        )}
        <div>
          <p className="font-display text-fs-5 font-semibold" lang="de">
            <JobTitle title={job.title} />
          </p>
          {job.class && (
            <div className="mt-2 text-fs-8">
              <ClassCell read={job.class} />
            </div>
          )}
        </div>
        {choices.data ? (
          <ClassForm id={FORM} read={job.class} choices={choices.data} onSave={onSave} />
        ) : (
          <Bone className="h-80 w-full" />
        )}
      </div>
    </Dialog>
  );
}
