import type { ClassChoices } from '@stellenvisite/contract/occupations.schema';
import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outcome, outcomeOf } from '../../api/outcome.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { CertaintyBadge } from './class-cell.tsx';
import { ClassForm, type ClassValues } from './class-form.tsx';

async function loadChoices(): Promise<Outcome<ClassChoices>> {
  return outcomeOf(
    fetch('/api/occupations').then(async (response) => {
      const body = await response.json();
      return response.ok ? { data: body as ClassChoices, response } : { error: body, response };
    }),
  );
}

const FORM = 'class';

type CorrectClassDialogProps = { job: OwnJob; onClose: () => void; onSaved: () => Promise<void> };

export function CorrectClassDialog({ job, onClose, onSaved }: CorrectClassDialogProps) {
  const { t } = useTranslation('own-jobs');
  const problemText = useProblemText();
  const { data: choices, code } = useLoaded('choices', loadChoices);
  const [busy, setBusy] = useState<'save' | 'reset'>();
  const [refusal, setRefusal] = useState<ProblemCode | null>(null);
  const path = { params: { path: { id: job.id } } };
  const run = async (what: 'save' | 'reset', call: () => Promise<Outcome<OwnJob>>) => {
    if (busy) return;
    setBusy(what);
    const outcome = await call();
    if (!outcome.code) await onSaved();
    setBusy(undefined);
    setRefusal(outcome.code);
    if (outcome.code) return;
    onClose();
    void toast(t(what === 'save' ? 'dialog.saved' : 'dialog.resetDone'), { tone: 'good' });
  };
  const save = (body: ClassValues) =>
    run('save', async () => outcomeOf((await accountApi()).PUT('/api/employer/jobs/{id}/class', { ...path, body })));
  const reset = () =>
    run('reset', async () => outcomeOf((await accountApi()).DELETE('/api/employer/jobs/{id}/class', path)));
  const failure = refusal ?? code;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('dialog.title')}
      footer={
        <>
          {job.class?.isCorrected && (
            <Button variant="ghost" className="md:mr-auto" loading={busy === 'reset'} onClick={() => void reset()}>
              {t('dialog.reset')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={FORM} loading={busy === 'save'}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Note tone="warn" role="alert">
            {problemText(failure)}
          </Note>
        )}
        <div>
          <p className="font-display text-fs-5 font-semibold" lang="de">
            <JobTitle title={job.title} />
          </p>
          {job.class && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-fs-8 text-ink-2">
              <CertaintyBadge read={job.class} />
              {!job.class.isCorrected && <span>{job.class.reason}</span>}
            </p>
          )}
        </div>
        {choices ? (
          <ClassForm id={FORM} read={job.class} choices={choices} onSave={save} />
        ) : (
          <Bone className="h-80 w-full" />
        )}
      </div>
    </Dialog>
  );
}
