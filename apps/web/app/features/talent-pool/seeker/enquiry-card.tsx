import { daysRemaining, formatDate } from '@stellenvisite/contract/format-date';
import type { OwnWeek } from '@stellenvisite/contract/seeker-profiles';
import type { TalentEnquiry } from '@stellenvisite/contract/talent-enquiries.schema';
import { clsx } from 'clsx';
import { Ban, Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { formatPayRange } from '../../jobs/shared/pay.ts';
import { ReportButton } from '../../reports/shared/report-button.tsx';
import { WeeksCompared } from '../weeks-compared.tsx';
import { AskBackForm } from './ask-back-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { holdDecline } from './held-decline.ts';
import { useReadOwnAgain } from './own-queries.ts';
import { RevealDialog } from './reveal-dialog.tsx';

type EnquiryCardProps = {
  enquiry: TalentEnquiry;
  /** The own week as it is shown. */
  week: OwnWeek | null;
};

/** An enquiry with everything somebody needs to answer it. */
export function EnquiryCard({ enquiry, week }: EnquiryCardProps) {
  const { t } = useTranslation(['talent-pool', 'ui']);
  const locale = useLocale();
  const { employer, job, salary, message, messages, match, expiresAt } = enquiry;
  return (
    <article>
      <header className="tsq-head">
        <span className="tsq-mono" aria-hidden="true">
          {initialsOf(employer.name)}
        </span>
        <div>
          <p>{t('ask.from', { employer: [employer.name, employer.city].filter(Boolean).join(', ') })}</p>
          <h3 lang="de">
            <JobTitle title={job.title} />
          </h3>
        </div>
        <p className="tsq-due">
          <b className="num">{t('ask.until', { date: formatDate(expiresAt) })}</b>
          {t('ask.days', { count: daysRemaining(expiresAt, new Date()) })}
        </p>
      </header>
      <div className="tsq-body">
        <div>
          {message && <blockquote>{t('pane.quote', { text: message })}</blockquote>}
          <dl className="tp-kv">
            <div>
              <dt>
                {t('ask.pay')} {t(`ui:pay.${salary.period}`)}
              </dt>
              <dd className="num">
                {formatPayRange(salary, locale, 'exact')}
                {job.tariff && <small>{job.tariff}</small>}
              </dd>
            </div>
            {job.startsOn && (
              <div>
                <dt>{t('ask.start')}</dt>
                <dd className="num">{formatDate(job.startsOn)}</dd>
              </div>
            )}
          </dl>
          {messages.length > 0 && (
            <ul className="tsq-thread">
              {messages.map(({ id, isOwn, text, sentAt }) => (
                <li key={id} className={clsx(isOwn && 'tsq-own')}>
                  <small>
                    {isOwn ? t('ask.you') : employer.name}, {formatDate(sentAt)}
                  </small>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <WeeksCompared wished={week} job={job.week} isOwn />
          <p className="tp-cmp-note">
            {typeof match?.score === 'number' && t('ask.score', { score: match.score })}{' '}
            {job.id && (
              <Link className="link" to={`/jobs/${job.id}`}>
                {t('ask.toJob')}
              </Link>
            )}
          </p>
        </div>
      </div>
      <Answers enquiry={enquiry} />
    </article>
  );
}

function Answers({ enquiry }: { enquiry: TalentEnquiry }) {
  const { t } = useTranslation('talent-pool');
  const [step, setStep] = useState<'yes' | 'back' | 'reason' | null>(null);
  const block = useBlockEmployer(enquiry);
  const { id, employer } = enquiry;
  return (
    <footer className="tsq-foot">
      {step === 'back' ? (
        <AskBackForm enquiryId={id} onClose={() => setStep(null)} />
      ) : step === 'reason' ? (
        <DeclineForm enquiryId={id} employer={employer.name} onClose={() => setStep(null)} />
      ) : (
        <>
          <Button icon={<Check size={20} />} onClick={() => setStep('yes')}>
            {t('ask.yes')}
          </Button>
          <Button variant="secondary" icon={<MessageCircleQuestionMark size={20} />} onClick={() => setStep('back')}>
            {t('ask.back')}
          </Button>
          <Button
            variant="secondary"
            icon={<X size={20} />}
            onClick={() => holdDecline({ enquiryId: id, employer: employer.name, reason: null })}
          >
            {t('ask.no')}
          </Button>
        </>
      )}
      <p>
        {t('ask.explain')}{' '}
        {step !== 'reason' && (
          <>
            <button type="button" className="link" onClick={() => setStep('reason')}>
              {t('ask.withReason')}
            </button>{' '}
          </>
        )}
        {block && (
          <button type="button" className="link" onClick={block}>
            <Ban size={16} className="inline" /> {t('ask.block')}
          </button>
        )}
      </p>
      <ReportButton kind="talent_enquiry" id={id}>
        {t('ask.report')}
      </ReportButton>
      {step === 'yes' && <RevealDialog enquiry={enquiry} onClose={() => setStep(null)} />}
    </footer>
  );
}

/** Ends the enquiry too; nothing where the employer is no longer with us. */
function useBlockEmployer({ employer }: TalentEnquiry): (() => void) | null {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const { mutate } = $api.useMutation('post', '/api/talent-pool/me/blocks', {
    onSuccess: () => {
      void toast(t('ask.blocked', { employer: employer.name }), { tone: 'good' });
      void readAgain();
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const { id } = employer;
  return id ? () => mutate({ body: { kind: 'employer', employerId: id } }) : null;
}
