import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { Check, CircleAlert, LoaderCircle, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { UploadProgress } from '../../files/shared/file-uploader.tsx';
import type { ApplyFormControl } from './use-apply-form.ts';

type Standing = { name: string; state: 'done' | 'running' | 'open'; text: string };

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
      text: t(missing('data') > 0 ? 'apply.standing.incomplete' : 'apply.standing.complete'),
    },
    ...(values.kind === 'full' ? [documents] : []),
    ...(questions.length > 0
      ? [
          {
            name: t('apply.standing.questions'),
            state: stateOf('questions'),
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
      text: t(missing('consent') > 0 ? 'apply.standing.missing' : 'apply.standing.given'),
    },
  ];
}

const ICON = { done: Check, running: LoaderCircle, open: CircleAlert } as const;

type ApplySideProps = { job: JobDetail; standing: readonly Standing[]; isGuest: boolean };

export function ApplySide({ job, standing, isGuest }: ApplySideProps) {
  const { t } = useTranslation('applications');
  return (
    <aside className="apl-side" aria-label={t('apply.standing.title')}>
      <Card as="section" className="max-lg:hidden">
        <h2>{t('apply.standing.title')}</h2>
        <ul className="apl-standing">
          {standing.map(({ name, state, text }) => {
            const Icon = ICON[state];
            return (
              <li key={name} className={`is-${state}`}>
                <Icon size={20} />
                <span>{name}</span>
                <span className="num">{text}</span>
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
      <h2>{t('apply.next.title')}</h2>
      <dl className="apl-next">
        {steps.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`apply.next.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
