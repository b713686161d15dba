import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { clockOf, shortDay } from '../../../jobs/display/apply/interview-time.ts';

/** Shows the agreed date, or the dates that were proposed and wait for a choice, with the place. */
export function InterviewPanel({ application }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation('received-application');
  const { interview, proposal, status } = application;
  if (status !== 'interview' || (!interview && !proposal)) return null;
  return (
    <section aria-labelledby="interview">
      <h3 id="interview">{t('interview.title')}</h3>
      {interview && (
        <div className="rd-dates">
          <Time at={interview.at} minutes={interview.minutes} />
          {interview.place && <p>{interview.place}</p>}
          {interview.note && <p className="whitespace-pre-line">{interview.note}</p>}
        </div>
      )}
      {proposal && (
        <div className="rd-dates">
          <p>
            {t(`interview.proposed.${proposal.kind}`, {
              date: formatDate(proposal.sentAt),
              until: formatDate(proposal.answerBy),
            })}
          </p>
          <ol>
            {proposal.dates.map((at) => (
              <li key={at}>
                <Time at={at} minutes={proposal.minutes} />
              </li>
            ))}
          </ol>
          {proposal.place && <p>{t('interview.place', { place: proposal.place })}</p>}
        </div>
      )}
    </section>
  );
}

function Time({ at, minutes }: { at: string; minutes: number }) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const to = clockOf(new Date(Date.parse(at) + minutes * 60_000));
  return <b className="num">{t('interview.time', { day: shortDay(at, locale), from: clockOf(at), to })}</b>;
}
