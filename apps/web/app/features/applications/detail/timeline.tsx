import type { ApplicationDetail, ApplicationEvent } from '@stellenvisite/contract/applications/applications.schema';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import {
  CalendarDays,
  CalendarSync,
  Check,
  Clock,
  FileSignature,
  type LucideIcon,
  MailOpen,
  Minus,
  Phone,
  Reply,
  Send,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { clockOf, shortDay } from '../../jobs/display/apply/interview-time.ts';
import { CalendarButton } from '../shared/calendar-button.tsx';

const ICONS: Record<ApplicationEvent['kind'], LucideIcon> = {
  sent: Send,
  opened: MailOpen,
  interview: Reply,
  interview_changed: CalendarSync,
  rejected: Minus,
  offer: FileSignature,
  offer_extended: Clock,
  offer_withdrawn: Undo2,
  offer_declined: Minus,
  phone_accepted: Phone,
  phone_declined: Phone,
  hired: Check,
  withdrawn: Undo2,
};

type TimelineProps = { application: ApplicationDetail };

/** Shows the past events with their times, the interview and the next step. */
export function Timeline({ application }: TimelineProps) {
  const { t } = useTranslation('applications');
  const { timeline, interview, status, kind } = application;
  const isWaiting = status === 'applied' || status === 'interview';
  return (
    <section aria-labelledby="application-timeline">
      <h3 id="application-timeline">{t('detail.timeline.title')}</h3>
      <ol className="ap-line">
        {timeline.map((event) => (
          <li key={`${event.kind}-${event.at}`}>
            <When at={event.at} />
            <EventIcon event={event} />
            <p>
              <b>{t(`detail.timeline.event.${event.kind}`)}</b>
              <EventText event={event} application={application} />
            </p>
          </li>
        ))}
        {interview && status === 'interview' && <Appointment applicationId={application.id} interview={interview} />}
        {isWaiting && (
          <li className="ap-line-next">
            <span />
            <i className="ap-line-icon ap-line-icon-next">
              <Clock size={18} />
            </i>
            <p>
              <b>{t('detail.timeline.next.title')}</b>
              {t(kind === 'external' ? 'detail.timeline.next.external' : 'detail.timeline.next.text')}
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

function When({ at }: { at: string }) {
  const locale = useLocale();
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={at}>
      <b className="num">{isThisYear ? shortDay(at, locale) : formatDate(at)}</b>
      <span className="num">{clockOf(at)}</span>
    </time>
  );
}

function EventIcon({ event: { kind, by } }: { event: ApplicationEvent }) {
  const Icon = ICONS[kind];
  const look = kind === 'rejected' || kind === 'hired' ? kind : by === 'employer' ? 'employer' : 'you';
  return (
    <i className={`ap-line-icon ap-line-icon-${look}`}>
      <Icon size={18} />
    </i>
  );
}

/** Below so many hours they are counted as such, above as days. */
const SHORT_HOURS = 48;

function EventText({ event, application }: TimelineProps & { event: ApplicationEvent }) {
  const { t } = useTranslation('applications');
  const { sentAt, job } = application;
  if (event.kind === 'sent') return <SentText application={application} />;
  if (event.kind === 'opened') {
    const hours = Math.max(1, Math.round((Date.parse(event.at) - Date.parse(sentAt)) / HOUR_MS));
    if (hours < SHORT_HOURS) return t('detail.timeline.openedHours', { count: hours });
    return t('detail.timeline.openedDays', { count: Math.round(hours / 24) });
  }
  if (event.kind === 'hired' && event.by === 'applicant' && application.kind !== 'external')
    return t('detail.timeline.accepted');
  const voice = event.by === 'applicant' ? 'own' : 'text';
  return t(`detail.timeline.${voice}.${event.kind}`, { employer: job.employer.name });
}

function SentText({ application: { kind, files, answers, job } }: TimelineProps) {
  const { t } = useTranslation('applications');
  if (kind === 'external') return t('detail.timeline.sentExternally');
  const parts = [
    files.length > 0 && t('detail.timeline.files', { count: files.length }),
    answers.length > 0 && t('detail.timeline.answers', { count: answers.length }),
  ].filter((part) => part !== false);
  return parts.length > 0
    ? t('detail.timeline.sentWith', { parts: parts.join(t('detail.timeline.and')) })
    : t('detail.timeline.sentTo', { employer: job.employer.name });
}

type AppointmentProps = { applicationId: string; interview: NonNullable<ApplicationDetail['interview']> };

function Appointment({ applicationId, interview: { at, minutes, place, note } }: AppointmentProps) {
  const { t } = useTranslation('applications');
  const end = new Date(Date.parse(at) + minutes * 60_000);
  return (
    <li>
      <When at={at} />
      <i className="ap-line-icon ap-line-icon-interview">
        <CalendarDays size={18} />
      </i>
      <div className="ap-appointment">
        <p>
          <b>{t('interview.title')}</b>
          <span className="num">{t('interview.hours', { from: clockOf(at), to: clockOf(end) })}</span>
          {place && `, ${place}`}
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
        <CalendarButton applicationId={applicationId} size="s" />
      </div>
    </li>
  );
}
