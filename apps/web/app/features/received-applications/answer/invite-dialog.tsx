import { MAX_INVITATION_DATES } from '@stellenvisite/contract/application-answers';
import { INTERVIEW_TEXT_LENGTH } from '@stellenvisite/contract/applications';
import { formatDate } from '@stellenvisite/contract/format-date';
import type { Language } from '@stellenvisite/contract/languages';
import { PROPOSAL_KINDS, type ProposalKind } from '@stellenvisite/contract/messages';
import { Send, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useActingEmployer } from '../../employer-area/shared/use-acting-employer.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { Templates } from './answer-dialog.tsx';
import { AnswerText } from './answer-text.tsx';
import type { AnsweredApplication } from './answered-application.ts';
import { DateGrid } from './date-grid.tsx';
import { holdAnswer } from './hold-answer.ts';
import { type Appointment, useOwnAppointments } from './own-appointments.ts';
import {
  berlinMoment,
  type DateProblem,
  findDateProblems,
  isEmpty,
  minutesOf,
  type TypedDate,
} from './proposed-dates.ts';
import { ReplaceNote } from './replace-note.tsx';
import { useAnswerText } from './use-answer-text.ts';
import './answer.css';

const EMPTY: TypedDate = { day: '', from: '', to: '' };
const DAY_MS = 86_400_000;
const ANSWER_DAYS = 5;

type InviteDialogProps = { application: AnsweredApplication; language: Language; onClose: () => void };

/** One to three dates of which the applicant chooses one, and the words of the invitation. */
export function InviteDialog({ application, language, onClose }: InviteDialogProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const { employerId } = useActingEmployer();
  const { job } = application;
  const [now] = useState(() => new Date());
  const [kind, setKind] = useState<ProposalKind>('interview');
  const [place, setPlace] = useState('');
  const [dates, setDates] = useState<readonly TypedDate[]>(Array(MAX_INVITATION_DATES).fill(EMPTY));
  const [isChecked, setIsChecked] = useState(false);
  const appointments = useOwnAppointments(employerId);
  const answer = useAnswerText({
    draftKey: `${application.id} interview`,
    kind: 'invitation',
    language,
    values: { name, job: job.title, employer: job.employer.name },
  });
  const problems = findDateProblems(dates, now);
  const given = dates.filter((date) => !isEmpty(date));
  const answerBy = answerByOf(given, now);
  const change = (index: number, changes: Partial<TypedDate>) =>
    setDates(dates.map((date, each) => (each === index ? { ...date, ...changes } : date)));
  const pick = (day: string, from: string) => {
    const known = dates.findIndex((date) => date.day === day && date.from === from);
    const index = known >= 0 ? known : dates.findIndex(isEmpty);
    if (index >= 0) change(index, known >= 0 ? EMPTY : { day, from, to: endOf(from, kind) });
  };
  const send = () => {
    setIsChecked(true);
    const [first] = given;
    if (!first || problems.some(Boolean)) return;
    const proposal = {
      kind,
      dates: given.flatMap(({ day, from }) => berlinMoment(day, from)?.toISOString() ?? []),
      minutes: minutesOf(first),
      place,
      note: '',
      answerBy: answerBy.toISOString(),
    };
    holdAnswer(application, name, { status: 'interview', message: answer.text, proposal });
    answer.forget();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('invite.title', { name })}
      below={
        <p className="an-job" lang="de">
          <JobTitle title={job.title} />
        </p>
      }
      footer={
        <>
          <p className="an-undo">{t('invite.hint', { date: formatDate(answerBy) })}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('answer.cancel')}
          </Button>
          <Button icon={<Send size={18} />} onClick={send}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <div className="an-body">
        <div className="an-two">
          <Field label={t('invite.kind')}>
            <Select
              value={kind}
              onChange={(event) => setKind(event.target.value as ProposalKind)}
              options={PROPOSAL_KINDS.map((value) => ({ value, label: t(`invite.kinds.${value}`) }))}
            />
          </Field>
          <Field label={t('invite.place')}>
            <TextInput
              value={place}
              maxLength={INTERVIEW_TEXT_LENGTH}
              placeholder={t('invite.placeExample')}
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
        </div>
        <section aria-labelledby="proposals">
          <h3 id="proposals" className="fld-label">
            {t('invite.dates')} <i>{t('invite.datesHint', { name })}</i>
          </h3>
          <DateGrid dates={dates} appointments={appointments} now={now} onPick={pick} />
          <ol className="an-dates">
            {dates.map((date, index) => (
              <ProposedDate
                // biome-ignore lint/suspicious/noArrayIndexKey: a date has no name but its number
                key={index}
                number={index + 1}
                date={date}
                problem={isChecked ? (problems[index] ?? null) : null}
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
    </Dialog>
  );
}

type ProposedDateProps = {
  number: number;
  date: TypedDate;
  problem: DateProblem | null;
  taken: Appointment | undefined;
  onChange: (changes: Partial<TypedDate>) => void;
};

/** Typed, and no day: the date is not empty, and it is said what is missing. */
const UNREADABLE = '?';

function ProposedDate({ number, date, problem, taken, onChange }: ProposedDateProps) {
  const { t } = useTranslation('received-application');
  const error = problem && t(`invite.problem.${problem}`);
  const describe = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `date-problem-${number}`,
  } as const;
  return (
    <li>
      <b aria-hidden="true">{number}</b>
      <DateInput
        aria-label={t('invite.day', { number })}
        value={date.day === UNREADABLE ? null : date.day || null}
        {...describe}
        onChange={(day) => onChange({ day: day ?? '' })}
        onUnreadable={() => onChange({ day: UNREADABLE })}
      />
      <span className="inp">
        <input
          type="time"
          aria-label={t('invite.from', { number })}
          value={date.from}
          {...describe}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </span>
      <span className="inp">
        <input
          type="time"
          aria-label={t('invite.to', { number })}
          value={date.to}
          {...describe}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </span>
      <p id={`date-problem-${number}`} className={error || taken ? 'an-date-warn' : undefined}>
        {(error || taken) && <TriangleAlert size={16} />}
        {error ?? (taken && t('invite.overlap', { name: taken.name }))}
      </p>
      {!isEmpty(date) && (
        <IconButton
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
  return start !== null && end !== null && time >= start.getTime() && time < end.getTime();
}
