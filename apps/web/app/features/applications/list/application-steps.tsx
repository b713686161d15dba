import type { Application } from '@stellenvisite/contract/applications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

type Step = { name: string; at: string | null; look: string };

/** The stages with their dates: four cells on a phone, and the words of the chart for who cannot see it. */
export function ApplicationSteps({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const isOver = ['rejected', 'hired', 'withdrawn'].includes(application.status);
  return (
    <ol className="ap-steps">
      {stepsOf(application).map(({ name, at, look }) => (
        <li key={name} className={clsx(at && `ap-step-${look}`)}>
          <b className="num">{at ? formatDate(at).slice(0, 6) : isOver ? '–' : t('list.step.open')}</b>
          {t(`list.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

function stepsOf(application: Application): Step[] {
  const { kind, sentAt, openedAt, invitedAt, interviewAt, rejectedAt, hiredAt, withdrawnAt, status } = application;
  const answers = { rejected: rejectedAt, hired: hiredAt, withdrawn: withdrawnAt };
  const outcome = status in answers ? (status as keyof typeof answers) : null;
  return [
    { name: 'sent', at: sentAt, look: 'sent' },
    // Nobody tells us whether what was sent elsewhere was opened.
    ...(kind === 'external' ? [] : [{ name: 'opened', at: openedAt, look: 'opened' }]),
    { name: 'interview', at: interviewAt ?? invitedAt, look: 'interview' },
    { name: outcome ?? 'answer', at: outcome && answers[outcome], look: outcome ?? 'answer' },
  ];
}
