import {
  MAX_INVITATION_DATES,
  proposeDatesSchema,
} from '@stellenvisite/contract/applications/application-answers.schema';
import {
  INTERVIEW_TEXT_LENGTH,
  PROPOSAL_KINDS,
  type ProposalKind,
} from '@stellenvisite/contract/applications/applications';
import { DAY_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { clsx } from 'clsx';
import { Send, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useActingEmployer } from '../../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { AnswerNote, answerDraftSchema, findDraft, ReplaceNote, Templates, useAnswerText } from './answer-dialog.tsx';
import { AnswerText } from './answer-text.tsx';
import {
  type Appointment,
  berlinMoment,
  DateGrid,
  type DateProblem,
  findDateProblems,
  isEmpty,
  minutesOf,
  type TypedDate,
  useOwnAppointments,
} from './date-grid.tsx';
import { type AnsweredApplication, scheduleAnswer } from './schedule-answer.ts';

const EMPTY: TypedDate = { day: '', from: '', to: '' };
const ANSWER_DAYS = 5;

/** The message of an error is the key of its text. */
const invitationSchema = (now: Date) =>
  z.object({
    kind: proposeDatesSchema.shape.kind.unwrap(),
    place: proposeDatesSchema.shape.place.unwrap(),
    dates: z.array(z.custom<TypedDate>()).superRefine((dates, { addIssue }) => {
      for (const [index, problem] of findDateProblems(dates, now).entries())
        if (problem) addIssue({ code: 'custom', path: [index], message: problem });
    }),
    draft: answerDraftSchema,
  });

type InvitationSchema = ReturnType<typeof invitationSchema>;

type InviteDialogProps = {
  application: AnsweredApplication;
  language: Language;
  onClose: () => void;
  onSent: () => void;
};

/** One to three dates of which the applicant chooses one, and the words of the invitation. */
export function InviteDialog({ application, language, onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const { employerId } = useActingEmployer();
  const { job } = application;
  const [now] = useState(() => new Date());
  const appointments = useOwnAppointments(employerId);
  const draftKey = `${application.id} interview`;
  const form = useZodForm<z.input<InvitationSchema>, z.output<InvitationSchema>>({
    schema: invitationSchema(now),
    defaultValues: {
      kind: 'interview',
      place: '',
      dates: Array<TypedDate>(MAX_INVITATION_DATES).fill(EMPTY),
      draft: findDraft(draftKey, language),
    },
    fields: ['dates.0', 'dates.1', 'dates.2'],
    errorText: (_name, { message }) => t(`invite.problem.${message as DateProblem}`),
    onSubmit: ({ kind: sentKind, place }) => {
      const [first] = given;
      if (!first) return;
      const proposal = {
        kind: sentKind,
        dates: given.flatMap(({ day, from }) => berlinMoment(day, from)?.toISOString() ?? []),
        minutes: minutesOf(first),
        place,
        note: '',
        answerBy: answerBy.toISOString(),
      };
      scheduleAnswer(application, name, { status: 'interview', message: answer.text, proposal });
      answer.forget();
      onClose();
      onSent();
    },
  });
  const { dates, kind, draft } = form.watch();
  const answer = useAnswerText({
    draftKey,
    kind: 'invitation',
    values: { name, job: job.title, employer: job.employer.name },
    draft,
    onDraft: (next) => form.setValue('draft', next),
  });
  const given = dates.filter((date) => !isEmpty(date));
  const answerBy = answerByOf(given, now);
  const change = (index: number, changes: Partial<TypedDate>) =>
    form.setValue(
      'dates',
      dates.map((date, each) => (each === index ? { ...date, ...changes } : date)),
      { shouldValidate: form.formState.isSubmitted },
    );
  const pick = (day: string, from: string) => {
    const known = dates.findIndex((date) => date.day === day && date.from === from);
    const index = known >= 0 ? known : dates.findIndex(isEmpty);
    if (index >= 0) change(index, known >= 0 ? EMPTY : { day, from, to: endOf(from, kind) });
  };
  return (
    <FormDialog
      wide
      title={t('invite.title', { name })}
      below={
        <p className="mt-0.5 text-fs-8 text-ink-2" lang="de">
          <JobTitle title={job.title} />
        </p>
      }
      form={form}
      action={
        <>
          <Send size={18} />
          {t('invite.send')}
        </>
      }
      cancel={t('answer.cancel')}
      note={<AnswerNote>{t('invite.hint', { date: formatDate(answerBy) })}</AnswerNote>}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          <Field label={t('invite.kind')}>
            <Select
              {...form.register('kind')}
              options={PROPOSAL_KINDS.map((value) => ({ value, label: t(`invite.kinds.${value}`) }))}
            />
          </Field>
          <Field label={t('invite.place')}>
            <TextInput
              {...form.register('place')}
              maxLength={INTERVIEW_TEXT_LENGTH}
              placeholder={t('invite.placeExample')}
            />
          </Field>
        </div>
        <section aria-labelledby="proposals">
          <h3 id="proposals" className="fld-label">
            {t('invite.dates')} <i>{t('invite.datesHint', { name })}</i>
          </h3>
          <DateGrid dates={dates} appointments={appointments} now={now} onPick={pick} />
          <ol className="grid gap-2 max-md:mt-2">
            {dates.map((date, index) => (
              <ProposedDate
                // biome-ignore lint/suspicious/noArrayIndexKey: a date has no name but its number
                key={index}
                {...form.field(`dates.${index}`)}
                number={index + 1}
                date={date}
                taken={appointments.find((each) => overlaps(date, each))}
                onChange={(changes) => change(index, changes)}
              />
            ))}
          </ol>
        </section>
        <Templates answer={answer} />
        <ReplaceNote answer={answer} />
        <AnswerText
          rows={6}
          text={answer.text}
          onText={answer.setText}
          language={answer.language}
          onLanguage={answer.setLanguage}
        />
      </div>
    </FormDialog>
  );
}

type ProposedDateProps = {
  id: string;
  error?: string;
  number: number;
  date: TypedDate;
  taken: Appointment | undefined;
  onChange: (changes: Partial<TypedDate>) => void;
};

/** Typed, and no day: the date is not empty, and it is stated what is missing. */
const UNREADABLE = '?';

function ProposedDate({ id, error, number, date, taken, onChange }: ProposedDateProps) {
  const { t } = useTranslation('received-application');
  const describe = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `date-problem-${number}`,
  } as const;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.35fr)_var(--tap)] items-center gap-2 border-line max-md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_var(--tap)] max-md:border-b max-md:pb-2.5 max-md:[&>:nth-child(2)]:col-[2/4]">
      <b
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-cell bg-marker font-bold font-display text-[1rem] text-on-marker leading-none"
      >
        {number}
      </b>
      <DateInput
        id={id}
        aria-label={t('invite.day', { number })}
        value={date.day === UNREADABLE ? null : date.day || null}
        {...describe}
        onChange={(day) => onChange({ day: day ?? '' })}
        onUnreadable={() => onChange({ day: UNREADABLE })}
      />
      <span className="inp max-md:col-start-2 max-md:row-start-2">
        <input
          type="time"
          aria-label={t('invite.from', { number })}
          value={date.from}
          {...describe}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </span>
      <span className="inp max-md:col-start-3 max-md:row-start-2">
        <input
          type="time"
          aria-label={t('invite.to', { number })}
          value={date.to}
          {...describe}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </span>
      <p
        id={`date-problem-${number}`}
        className={clsx(
          'flex gap-1.5 text-fs-9 leading-[1.35] max-md:col-[2/-1] max-md:row-start-3',
          error || taken ? 'text-warn' : 'text-ink-2',
        )}
      >
        {(error || taken) && <TriangleAlert size={16} className="flex-none" />}
        {error ?? (taken && t('invite.overlap', { name: taken.name }))}
      </p>
      {!isEmpty(date) && (
        <IconButton
          className="max-md:col-start-4 max-md:row-start-1"
          label={t('invite.remove', { number })}
          icon={<Trash2 size={18} />}
          onClick={() => onChange(EMPTY)}
        />
      )}
    </li>
  );
}

/** Until the day before the first date, or half-way there where it is sooner; at most five days. */
function answerByOf(given: readonly TypedDate[], now: Date): Date {
  const latest = now.getTime() + ANSWER_DAYS * DAY_MS;
  const first = Math.min(
    ...given.map(({ day, from }) => berlinMoment(day, from)?.getTime() ?? Number.POSITIVE_INFINITY),
  );
  return new Date(Math.min(latest, Math.max(first - DAY_MS, (now.getTime() + first) / 2)));
}

/** A trial day takes half a day. */
function endOf(from: string, kind: ProposalKind): string {
  const [hours = 0, minutes = 0] = from.split(':').map(Number);
  return `${String(hours + (kind === 'trial_day' ? 4 : 1)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function overlaps({ day, from, to }: TypedDate, { at }: Appointment): boolean {
  const [start, end] = [berlinMoment(day, from), berlinMoment(day, to)];
  const time = new Date(at).getTime();
  return start !== null && end !== null && time > start.getTime() - 60 * MINUTE_MS && time < end.getTime();
}
