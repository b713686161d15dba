import { RETENTION_MONTHS, TALENT_CONTACT_MONTHS } from '@stellenvisite/contract/applications/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { columnOf } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { ReceivedStatusBadge } from '../../../jobs/display/apply/application-status-badge.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { ReadFailure } from '../../../platform/read-failure.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { RECEIVED } from '../shared/received-queries.ts';
import { scheduleMove } from '../shared/scheduled-moves-bar.tsx';
import { AnswerNote, answerDraftSchema, findDraft, ReplaceNote, Templates, useAnswerText } from './answer-dialog.tsx';
import { AnswerText } from './answer-text.tsx';

/** As many as one page has; what is left is answered from the queue. */
const MAX_REST = 100;
/** Filled in for each of them when it is sent. */
const FOR_EACH = { name: '{name}', job: '{job}', employer: '{employer}' };

const schema = z.object({
  closesJob: z.boolean(),
  answersRest: z.boolean(),
  asksToStayKnown: z.boolean(),
  /** Null until somebody has changed what is proposed. */
  chosen: z.array(z.string()).nullable(),
  draft: answerDraftSchema,
});

type ConcludeDialogProps = { application: ReceivedApplicationDetail; onClose: () => void; onSent: () => void };

/** After a hire: closes the job as filled and answers the other applications to it, in one step that can be undone. */
export function ConcludeDialog({ application, onClose, onSent }: ConcludeDialogProps) {
  const { t } = useTranslation('received-application');
  const nameOf = useApplicantName();
  const { id, job } = application;
  const { rest, error, refetch } = useRest(application);
  const draftKey = `conclude ${id}`;
  const form = useZodForm({
    schema,
    defaultValues: {
      closesJob: job.isLive,
      answersRest: true,
      asksToStayKnown: false,
      chosen: null,
      draft: { ...findDraft(draftKey, 'de'), templateId: 'rejection.filled' },
    },
    fields: [],
    errorText: () => '',
    onSubmit: ({ closesJob, asksToStayKnown }) => {
      const message = answer.text.trim();
      scheduleMove({
        applications: rejected.map((each) => ({ id: each.id, name: nameOf(each) })),
        to: 'rejected',
        title: t(closesJob ? 'conclude.scheduled' : 'conclude.scheduledRest', { count: rejected.length }),
        request: {
          method: 'POST',
          path: `${RECEIVED}/${id}/conclusion`,
          body: {
            closesJob,
            rejections: rejected.map((each) => ({ id: each.id, version: each.version })),
            ...(message && { message }),
            asksToStayKnown,
          },
        },
      });
      answer.forget();
      onClose();
      onSent();
    },
  });
  const { closesJob, answersRest, chosen, draft } = form.watch();
  const answer = useAnswerText({
    draftKey,
    kind: 'rejection',
    values: FOR_EACH,
    draft,
    onDraft: (next) => form.setValue('draft', next),
  });
  const ticked = chosen ?? rest.filter((each) => !hasInterviewAhead(each)).map((each) => each.id);
  const rejected = answersRest ? rest.filter((each) => ticked.includes(each.id)) : [];
  const toggle = (each: string) =>
    form.setValue('chosen', ticked.includes(each) ? ticked.filter((one) => one !== each) : [...ticked, each]);
  const action =
    rejected.length === 0
      ? t('conclude.actionClose')
      : t(closesJob ? 'conclude.action' : 'conclude.actionRest', { count: rejected.length });
  return (
    <FormDialog
      wide
      title={rest.length > 0 ? t('conclude.title', { count: rest.length }) : t('conclude.titleAlone')}
      below={
        <p className="mt-0.5 text-fs-8 text-ink-2" lang="de">
          <JobTitle title={job.title} />
        </p>
      }
      form={form}
      action={action}
      isDisabled={!closesJob && rejected.length === 0}
      cancel={t('answer.cancel')}
      note={<AnswerNote>{t('conclude.undo')}</AnswerNote>}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {job.isLive && (
          <label className="rd-choice">
            <input type="checkbox" className="tick" {...form.register('closesJob')} />
            <span>
              <b>{t('conclude.job')}</b>
              {t('conclude.jobText')}
            </span>
          </label>
        )}
        {error && <ReadFailure error={error} onRetry={refetch} />}
        {rest.length > 0 && (
          <div className="rd-choice-group">
            <label className="rd-choice">
              <input type="checkbox" className="tick" {...form.register('answersRest')} />
              <span>
                <b>{t('conclude.answer', { count: rest.length })}</b>
                {t('conclude.answerText', { count: rejected.length })}
              </span>
            </label>
            {answersRest && (
              <>
                <ul className="rd-rest">
                  {rest.map((each) => (
                    <RestRow
                      key={each.id}
                      application={each}
                      isTicked={ticked.includes(each.id)}
                      onToggle={() => toggle(each.id)}
                    />
                  ))}
                </ul>
                <div className="grid gap-5 p-4">
                  <Templates answer={answer} />
                  <ReplaceNote answer={answer} />
                  <AnswerText
                    isRejection
                    rows={6}
                    text={answer.text}
                    onText={answer.setText}
                    language={answer.language}
                    onLanguage={answer.setLanguage}
                  />
                  <p className="fld-help">{t('conclude.filledIn')}</p>
                </div>
              </>
            )}
          </div>
        )}
        {rejected.length > 0 && (
          <label className="rd-choice">
            <input type="checkbox" className="tick" {...form.register('asksToStayKnown')} />
            <span>
              <b>{t('conclude.known', { months: TALENT_CONTACT_MONTHS })}</b>
              {t('conclude.knownText', { kept: RETENTION_MONTHS[job.country] })}
            </span>
          </label>
        )}
      </div>
    </FormDialog>
  );
}

const hasInterviewAhead = ({ interviewAt }: ReceivedApplication): boolean =>
  interviewAt !== null && Date.parse(interviewAt) > Date.now();

type RestRowProps = { application: ReceivedApplication; isTicked: boolean; onToggle: () => void };

function RestRow({ application, isTicked, onToggle }: RestRowProps) {
  const { t } = useTranslation('received-application');
  const nameOf = useApplicantName();
  const column = columnOf(application);
  const { interviewAt } = application;
  return (
    <li>
      <label>
        <input type="checkbox" className="tick" checked={isTicked} onChange={onToggle} />
        <b>{nameOf(application)}</b>
        {column && <ReceivedStatusBadge column={column} />}
        {interviewAt && hasInterviewAhead(application) && (
          <small className="num">{t('conclude.date', { date: formatDate(interviewAt) })}</small>
        )}
      </label>
    </li>
  );
}

/** Finds the other applications to the job that wait for an answer; an open offer is withdrawn by hand. */
function useRest({ id, job }: ReceivedApplicationDetail) {
  const query = {
    jobId: [job.id ?? ''],
    column: ['new' as const, 'seen' as const, 'interview' as const],
    sort: 'waiting' as const,
    page: 1,
    pageSize: MAX_REST,
  };
  const { data, error, refetch } = $api.useQuery('get', RECEIVED, { params: { query } }, { enabled: job.id !== null });
  return { rest: (data?.items ?? []).filter((each) => each.id !== id), error, refetch: () => void refetch() };
}
