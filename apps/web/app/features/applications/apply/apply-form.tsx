import type { ApplicationDetail, GuestConfirmation } from '@stellenvisite/contract/applications/applications.schema';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-error-text.ts';
import { withNext } from '../../../session/safe-next.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import type { UploadProgress } from '../../platform/files/shared/file-uploader.tsx';
import { ApplyFrame, ApplyGrid } from './apply-frame.tsx';
import { type ApplyFormControl, ApplySide, useApplyForm, useStanding } from './apply-standing.tsx';
import { CodeSection } from './code-section.tsx';
import { ApplySection, ConsentSection, MessageSection } from './consent-section.tsx';
import { DataSection } from './data-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import type { AccountStart, GuestStart } from './load-start.ts';
import { QuestionField } from './question-field.tsx';
import { confirmGuestApplication, sendApplication, startGuestApplication } from './send-application.ts';
import { type DraftState, useApplyDraft } from './use-apply-draft.ts';

type QuestionsSectionProps = { control: ApplyFormControl; number: number; questions: readonly JobQuestion[] };

type SendBarProps = {
  /** The open parts by name; empty when nothing is missing. */
  open: readonly string[];
  isSending: boolean;
  isGuest: boolean;
};

type ApplyNoticesProps = { isGuest: boolean; isEnded: boolean; jobId: string };

const ICON = { saving: LoaderCircle, account: Check, device: CloudOff, lost: TriangleAlert } as const;

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

/** Renders the application on one page, from the data to the consent. Whatever happens, what was written is retained. */
export function ApplyForm({ job, start, isEnded, onSent, onAlreadyOpen, onConfirmed }: ApplyFormProps) {
  const { t } = useTranslation('applications');
  const problemText = useProblemText();
  const isGuest = start.kind === 'guest';
  const profile = start.kind === 'account' ? start.proposal.applicant : null;
  const { questions } = job;
  const control = useApplyForm({
    start: start.values,
    questions,
    isGuest,
    onSubmit: async () => {
      if (!progress && !isEnded) await send.mutateAsync().catch(() => undefined);
    },
  });
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
  const open = standing
    .filter(({ state }) => state !== 'done')
    .map(({ name, text, missing }) => missing ?? `${name} ${text}`);
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
      <ApplyGrid>
        <form
          className="grid min-w-0 gap-4 max-md:gap-2"
          noValidate
          method="post"
          onSubmit={control.submit}
          aria-label={t('apply.form')}
        >
          <ApplyNotices isGuest={isGuest} isEnded={isEnded} jobId={job.id} />
          <ErrorSummary
            {...control.summary}
            failure={send.error ? problemText(problemCodeOf(send.error)) : undefined}
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
      </ApplyGrid>
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

/** „Entwurf gespeichert, 06:48“: where it is and since when. */
function DraftStatus({ draft, isGuest }: { draft: DraftState; isGuest: boolean }) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { place, at } = draft;
  const look = 'ml-auto inline-flex items-center gap-2 text-right text-fs-8 text-ink-2 leading-[1.3]';
  if (place === 'none') return <span className={look} role="status" />;
  const Icon = place === 'device' && isGuest ? Check : ICON[place];
  const time = at && dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <span className={look} role="status">
      <Icon
        size={18}
        className={clsx('flex-none', Icon === CloudOff || Icon === TriangleAlert ? 'text-warn' : 'text-good')}
      />
      <span>{time ? t(`apply.draft.${place}At`, { time }) : t(`apply.draft.${place}`)}</span>
    </span>
  );
}

/** For somebody without an account the way to one, and for whoever was signed out the way back; nothing typed is lost on it. */
function ApplyNotices({ isGuest, isEnded, jobId }: ApplyNoticesProps) {
  const { t } = useTranslation('applications');
  const here = applyPath(jobId);
  if (isEnded)
    return (
      <Note tone="warn" role="alert">
        {t('apply.ended.text')} <TextLink to={withNext('/login', here)}>{t('apply.ended.signIn')}</TextLink>
      </Note>
    );
  if (!isGuest) return null;
  return (
    <Note>
      {t('apply.guest.text')} <TextLink to={withNext('/login', here)}>{t('apply.guest.signIn')}</TextLink>
    </Note>
  );
}

/** Next to the consent on a desk, at the lower edge on a phone. It can always be pressed: then it shows what is missing. */
function SendBar({ open, isSending, isGuest }: SendBarProps) {
  const { t } = useTranslation('applications');
  const rest = open.length > 0 ? t('apply.send.open', { list: open.join(', ') }) : t('apply.send.ready');
  return (
    <div className="mt-6 flex items-center gap-5 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:z-20 max-md:m-0 max-md:grid max-md:gap-1.5 max-md:bg-sheet max-md:px-gutter max-md:pt-2.5 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-md:shadow-bar">
      <Button className="flex-none" size="l" type="submit" loading={isSending}>
        {t('apply.send.submit')}
      </Button>
      <p className="text-fs-8 text-ink-2 leading-[1.45] max-md:text-center max-md:text-fs-9">
        {rest}
        <span className="block max-md:hidden"> {t(isGuest ? 'apply.send.guestNext' : 'apply.send.next')}</span>
      </p>
    </div>
  );
}

function QuestionsSection({ control, number, questions }: QuestionsSectionProps) {
  const { t } = useTranslation('applications');
  const { values, change, gaps, field } = control;
  const answered = questions.filter(({ id }) => values.answers[id]?.length).length;
  return (
    <ApplySection
      number={number}
      isDone={answered > 0 && !gaps.some(({ part }) => part === 'questions')}
      title={t('apply.questions.title', { count: questions.length })}
      aside={
        <span className="text-fs-8 text-ink-2">
          {t('apply.questions.answered', { answered, count: questions.length })}
        </span>
      }
    >
      <div className="grid gap-8">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            {...field(`answers.${question.id}`)}
            question={question}
            value={values.answers[question.id]}
            onAnswer={(value) => change({ answers: { ...values.answers, [question.id]: value } })}
          />
        ))}
      </div>
    </ApplySection>
  );
}
