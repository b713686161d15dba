import type { ApplicationDetail, GuestConfirmation } from '@stellenvisite/contract/applications.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { UploadProgress } from '../../files/shared/file-uploader.tsx';
import { ApplyFrame } from './apply-frame.tsx';
import { ApplyNotices } from './apply-notices.tsx';
import { ApplySide, useStanding } from './apply-standing.tsx';
import { CodeSection } from './code-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DataSection } from './data-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { DraftStatus } from './draft-status.tsx';
import type { AccountStart, GuestStart } from './load-start.ts';
import { MessageSection } from './message-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { confirmGuestApplication, sendApplication, startGuestApplication } from './send-application.ts';
import { SendBar } from './send-bar.tsx';
import { useApplyDraft } from './use-apply-draft.ts';
import { useApplyForm } from './use-apply-form.ts';

export type ApplyFormProps = {
  job: JobDetail;
  start: GuestStart | AccountStart;
  /** The account was signed out while it wrote. */
  isEnded: boolean;
  onSent: (application: ApplicationDetail) => void;
  /** Sent from another tab meanwhile. */
  onAlreadyOpen: () => void;
  onConfirmed: (confirmation: GuestConfirmation, isRemembered: boolean) => Promise<void>;
};

/** The application on one page, from the data to the consent. Whatever happens, what was written is kept. */
export function ApplyForm({ job, start, isEnded, onSent, onAlreadyOpen, onConfirmed }: ApplyFormProps) {
  const { t } = useTranslation('applications');
  const problemText = useProblemText();
  const isGuest = start.kind === 'guest';
  const profile = start.kind === 'account' ? start.proposal.applicant : null;
  const { questions } = job;
  const control = useApplyForm({ start: start.values, questions, isGuest });
  const [progress, setProgress] = useState<UploadProgress>(null);
  const [waitingId, setWaitingId] = useState(start.kind === 'guest' ? start.guestApplicationId : null);
  const [isCodeShown, setIsCodeShown] = useState(waitingId !== null);
  const { values } = control;

  const send = useMutation({
    mutationFn: async () => {
      if (profile) return onSent(await sendApplication({ jobId: job.id, values, profile }));
      setWaitingId(await startGuestApplication({ jobId: job.id, values }));
      setIsCodeShown(true);
    },
    onError: (error) => {
      if (profile && problemCodeOf(error) === 'application.already_open') onAlreadyOpen();
      else control.point();
    },
  });
  const draft = useApplyDraft({
    jobId: job.id,
    values,
    profile,
    isEnded,
    guestApplicationId: waitingId,
    isOver: send.isSuccess && !isGuest,
    isUnsaved: start.kind === 'account' && start.isUnsaved,
  });
  const standing = useStanding({ control, questions, progress });
  const open = standing.filter(({ state }) => state !== 'done').map(({ name, text }) => `${name} ${text}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending && control.check() && !progress && !isEnded) send.mutate();
  };
  const number = numbering();
  if (waitingId && isCodeShown)
    return (
      <ApplyFrame job={job} status={<DraftStatus draft={draft} isGuest />}>
        <CodeSection
          email={values.email}
          onBack={() => setIsCodeShown(false)}
          onResend={async () => setWaitingId(await startGuestApplication({ jobId: job.id, values }))}
          onCode={async (code, isRemembered) =>
            onConfirmed(await confirmGuestApplication({ guestApplicationId: waitingId, code }), isRemembered)
          }
        />
      </ApplyFrame>
    );
  return (
    <ApplyFrame job={job} lead={t('apply.lead')} status={<DraftStatus draft={draft} isGuest={isGuest} />}>
      <div className="apl-grid">
        <form noValidate method="post" onSubmit={submit} aria-label={t('apply.form')}>
          <ApplyNotices isGuest={isGuest} isEnded={isEnded} jobId={job.id} />
          <ErrorSummary
            problems={control.problems}
            failure={send.error ? problemText(problemCodeOf(send.error)) : undefined}
            attempt={control.attempt}
          />
          <DataSection control={control} number={number()} profile={profile} />
          {values.kind === 'full' && (
            <DocumentsSection
              control={control}
              number={number()}
              access={isGuest ? 'guest' : 'account'}
              own={start.kind === 'account' ? start.own : []}
              onProgress={setProgress}
              isLoading={progress !== null}
            />
          )}
          {questions.length > 0 && <QuestionsSection control={control} number={number()} questions={questions} />}
          <MessageSection
            control={control}
            number={number()}
            lastMessage={start.kind === 'account' && start.isLastMessage ? start.proposal.message : null}
          />
          <ConsentSection control={control} number={number()} job={job} isGuest={isGuest}>
            <SendBar open={open} isSending={send.isPending} isGuest={isGuest} />
          </ConsentSection>
        </form>
        <ApplySide job={job} standing={standing} isGuest={isGuest} />
      </div>
    </ApplyFrame>
  );
}

function numbering(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}
