import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { Check, CircleAlert, LoaderCircle, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';
import type { UploadProgress } from '../../platform/files/shared/file-uploader.tsx';
import {
  type ApplyFormValues,
  type ApplyValues,
  applyFields,
  applySchema,
  type Consents,
  findGaps,
  type Gap,
  NEEDED_TO_CALL,
} from './apply-values.ts';

/** A function where the change depends on what is there, as two uploads may end at once. */
type Changes = Partial<ApplyValues> | ((before: ApplyValues) => Partial<ApplyValues>);

type ApplyFormInput = {
  start: ApplyValues;
  questions: readonly JobQuestion[];
  isGuest: boolean;
  onSubmit: () => Promise<void>;
};

export type ApplyFormControl = {
  values: ApplyValues;
  change: (changes: Changes | Partial<Consents>) => void;
  consents: Consents;
  /** The parts that are still missing, also before the first attempt to send. */
  gaps: readonly Gap[];
  isNeeded: (field: string) => boolean;
} & Pick<ZodForm<ApplyFormValues>, 'field' | 'summary' | 'submit'>;

const ALWAYS_NEEDED = ['fullName', 'email'];

type Standing = {
  name: string;
  state: 'done' | 'running' | 'open';
  text: string;
  /** Names what is missing next to the send button. */
  missing?: string;
};

type StandingInput = { control: ApplyFormControl; questions: readonly JobQuestion[]; progress: UploadProgress };

/** Part by part: done, under way, or what is missing. */
export function useStanding({ control: { values, gaps }, questions, progress }: StandingInput): Standing[] {
  const { t } = useTranslation('applications');
  const missing = (part: string) => gaps.filter((gap) => gap.part === part).length;
  const stateOf = (part: string): Standing['state'] => (missing(part) > 0 ? 'open' : 'done');
  const files = values.files.length;
  const required = questions.filter(({ isRequired }) => isRequired).length;
  const openQuestions = missing('questions');
  const documents: Standing = progress
    ? {
        name: t('apply.files.title'),
        state: 'running',
        text: t('apply.standing.loading', { percent: progress.percent }),
      }
    : { name: t('apply.files.title'), state: 'done', text: t('apply.files.count', { count: files }) };
  return [
    {
      name: t('apply.standing.data'),
      state: stateOf('data'),
      missing: t('apply.send.missing.data'),
      text: t(missing('data') > 0 ? 'apply.standing.incomplete' : 'apply.standing.complete'),
    },
    ...(values.kind === 'full' ? [documents] : []),
    ...(questions.length > 0
      ? [
          {
            name: t('apply.standing.questions'),
            state: stateOf('questions'),
            missing: t('apply.send.missing.questions', { count: openQuestions }),
            text:
              openQuestions > 0
                ? t('apply.standing.unanswered', { count: openQuestions })
                : t('apply.standing.answered', { count: required }),
          },
        ]
      : []),
    {
      name: t('apply.consent.title'),
      state: stateOf('consent'),
      missing: t('apply.send.missing.consent'),
      text: t(missing('consent') > 0 ? 'apply.standing.missing' : 'apply.standing.given'),
    },
  ];
}

const ICON = { done: Check, running: LoaderCircle, open: CircleAlert } as const;

/** The column next to the form; below it on a narrow screen. */
export const APPLY_SIDE = 'sticky top-24 grid min-w-0 gap-4 max-lg:static';

type ApplySideProps = { job: JobDetail; standing: readonly Standing[]; isGuest: boolean };

export function ApplySide({ job, standing, isGuest }: ApplySideProps) {
  const { t } = useTranslation('applications');
  return (
    <aside className={APPLY_SIDE} aria-label={t('apply.standing.title')}>
      <Card as="section" className="max-lg:hidden">
        <h2 className="text-fs-5">{t('apply.standing.title')}</h2>
        <ul className="mt-2">
          {standing.map(({ name, state, text }) => {
            const Icon = ICON[state];
            return (
              <li
                key={name}
                className="grid grid-cols-[1.25rem_1fr_auto] items-center gap-2.5 border-line py-2.5 text-fs-7 leading-[1.35] not-first:border-t"
              >
                <Icon size={20} className={state === 'done' ? 'text-good' : 'text-ink-3'} />
                <span>{name}</span>
                <span className="num text-fs-8 text-ink-2">{text}</span>
              </li>
            );
          })}
        </ul>
      </Card>
      <NextSteps job={job} />
      <div className="note note-you max-lg:hidden">
        <Save size={20} />
        <div>{t(isGuest ? 'apply.draft.guestPromise' : 'apply.draft.promise')}</div>
      </div>
    </aside>
  );
}

export function NextSteps({ job }: { job: JobDetail }) {
  const { t } = useTranslation('applications');
  const steps = [
    ['confirmation', t('apply.next.confirmationText')],
    ['opened', t('apply.next.openedText')],
    ...(job.contact?.name ? [['contact', job.contact.name] as const] : []),
    ['withdraw', t('apply.next.withdrawText')],
  ] as const;
  return (
    <Card as="section">
      <h2 className="text-fs-5">{t('apply.next.title')}</h2>
      <dl className="mt-3">
        {steps.map(([key, text]) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-line py-2.25 text-fs-8 leading-[1.4] first:pt-0 not-first:border-t"
          >
            <dt className="text-ink-2">{t(`apply.next.${key}`)}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Manages the values of the form, its gaps and the errors at its fields. */
export function useApplyForm({ start, questions, isGuest, onSubmit }: ApplyFormInput): ApplyFormControl {
  const { t } = useTranslation('applications');
  const form = useZodForm<ApplyFormValues>({
    schema: applySchema({ questions, isGuest }),
    defaultValues: { ...start, reading: false, terms: false },
    fields: applyFields({ questions }),
    errorText: (name, { isMissing }) => {
      const question = questions.find(({ id }) => name === `answers.${id}`);
      if (question) return t('apply.missing.question', { text: question.text });
      const missing = name === 'email' && !isMissing ? 'emailWrong' : name;
      return t(`apply.missing.${missing}`);
    },
    onSubmit,
  });
  const { reading, terms, ...values } = form.watch();
  const change = (changes: Changes | Partial<Consents>) => {
    const next = typeof changes === 'function' ? changes(form.getValues()) : changes;
    for (const [name, value] of Object.entries(next)) form.setValue(name as keyof ApplyFormValues, value);
    // A change of one field, as of the kind, can make another one right or wrong.
    if (form.formState.isSubmitted) void form.trigger();
  };
  return {
    values,
    change,
    consents: { reading, terms },
    gaps: findGaps({ ...values, reading, terms }, { questions, isGuest }),
    isNeeded: (field) =>
      ALWAYS_NEEDED.includes(field) || (values.kind === 'short' && NEEDED_TO_CALL.some((each) => each === field)),
    field: form.field,
    summary: form.summary,
    submit: form.submit,
  };
}
