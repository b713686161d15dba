import type { Message } from '@stellenvisite/contract/messages/messages.schema';
import { clockTime, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDayOfYear, relativeDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, Flag, RotateCw, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { dateFormat } from '../../ui/intl-formats.ts';
import { FileKind, FileName } from '../platform/files/shared/file-row.tsx';
import { ATTACHMENT, Attachment } from './attachment.tsx';
import { mayPassLater, type OutgoingMessage } from './outbox.ts';
import { ProposalCard } from './proposal-card.tsx';
import type { ProposalSeed } from './proposal-dialog.tsx';

const BERLIN = { timeZone: 'Europe/Berlin' } as const;

const DAYS_WITH_NAMES = 7;

const clockOf = (when: string): string => clockTime(toBerlinClock(new Date(when)));

/** Returns a key that is the same for all moments of one day in Berlin. */
export const dayKey = (when: string): string => toBerlinClock(new Date(when)).toISOString().slice(0, 10);

const OWN = 'ml-12 justify-items-end justify-self-end max-md:ml-6';
const BODY = 'wrap-anywhere min-w-0 max-w-full rounded-control px-4 py-3 text-fs-7 leading-[1.5]';
const FOOT = 'inline-flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-fs-9 text-ink-2 leading-[1.4]';

/** Yellow: what the applicant wrote, for the applicant. */
function groundOf(party: Message['party'], isOwn: boolean): string {
  if (party === 'employer') return 'bg-shift-n-tint';
  return isOwn ? 'inset-ring inset-ring-marker-2 bg-marker-soft' : 'inset-ring inset-ring-line-2 bg-sheet';
}

export type MessageItemProps = {
  message: Message;
  applicationId: string;
  /** Only what the other side wrote can be reported. */
  onReport: (messageId: string) => void;
  /** Answers dates with others; null where nobody can write. */
  onCounter: ((seed: ProposalSeed) => void) | null;
};

export function MessageItem({ message, applicationId, onReport, onCounter }: MessageItemProps) {
  const { t } = useTranslation('messages');
  const { isOwn, party, sender, text, files, proposal, sentAt, id } = message;
  const name = sender.isDeleted ? t('deletedUser') : sender.name;
  // The person's own line says only what became of it; a colleague's names them.
  const who = isOwn && sender.isYou ? null : name;
  return (
    <li
      className={clsx(
        'grid gap-1',
        isOwn ? OWN : 'mr-12 justify-items-start max-md:mr-6',
        proposal ? 'w-full max-w-184' : isOwn ? 'max-w-136' : 'max-w-152',
      )}
    >
      <div className={clsx(BODY, groundOf(party, isOwn), proposal && 'w-full')}>
        <p className="visually-hidden">{sender.isYou ? t('you') : (name ?? t(`party.${party}`))}</p>
        {text && <p className="whitespace-pre-wrap">{text}</p>}
        {text === '' && files.length === 0 && !proposal && (
          <p className="whitespace-pre-wrap text-ink-2 italic">{t('deletedText')}</p>
        )}
        {files.map((file) => (
          <Attachment key={file.id} file={file} applicationId={applicationId} />
        ))}
        {proposal && <ProposalCard {...{ message, proposal, applicationId, onCounter }} />}
      </div>
      <small className={clsx(FOOT, isOwn && 'justify-end')}>
        {[who, clockOf(sentAt)].filter(Boolean).join(' · ')}
        {isOwn && <ReadMark message={message} />}
        {!isOwn && !sender.isDeleted && (
          <button
            type="button"
            className="inline-flex min-h-6 items-center gap-1 px-1 text-ink-2 hover:text-warn hover:underline hover:underline-offset-[0.2em]"
            onClick={() => onReport(id)}
          >
            <Flag size={14} />
            <span>{t('report.one')}</span>
          </button>
        )}
      </small>
    </li>
  );
}

function ReadMark({ message: { readAt, sentAt } }: { message: Message }) {
  const { t } = useTranslation('messages');
  if (!readAt)
    return (
      <span className="inline-flex items-center gap-1.25">
        <Check size={16} />
        {t('state.sent')}
      </span>
    );
  const isSameDay = dayKey(readAt) === dayKey(sentAt);
  const when = { date: formatDayOfYear(readAt), time: clockOf(readAt) };
  return (
    <span className="inline-flex items-center gap-1.25">
      <CheckCheck size={16} />
      {isSameDay ? t('state.readAt', when) : t('state.readOn', when)}
    </span>
  );
}

type OutgoingItemProps = {
  message: OutgoingMessage;
  party: Message['party'];
  onResend: () => void;
  onRecall: () => void;
};

/** A message that is not stored yet. */
export function OutgoingItem({ message, party, onResend, onRecall }: OutgoingItemProps) {
  const { t } = useTranslation('messages');
  const { text, files, refusal } = message;
  return (
    <li className={clsx('grid max-w-136 gap-1', OWN)}>
      <div className={clsx(BODY, groundOf(party, true))}>
        <p className="visually-hidden">{t('you')}</p>
        {text && <p className="whitespace-pre-wrap">{text}</p>}
        {files.map((file) => (
          <span key={file.id} className={clsx(ATTACHMENT, 'inset-ring inset-ring-line-2')}>
            <FileKind>{file.type}</FileKind>
            <b className="wrap-anywhere block font-semibold text-fs-8 leading-[1.3]">
              <FileName name={file.name} />
            </b>
          </span>
        ))}
      </div>
      {refusal === null ? (
        <small className={clsx(FOOT, 'justify-end')}>
          <span className="inline-flex items-center gap-1.25">
            <Clock size={16} />
            {t('state.sending')}
          </span>
        </small>
      ) : (
        <NotSent code={refusal}>
          <Button
            size="s"
            variant="secondary"
            icon={<RotateCw className="mr-1 inline [vertical-align:-3px]" size={16} />}
            onClick={onResend}
          >
            {t('resend')}
          </Button>
          {!mayPassLater(refusal) && (
            <Button
              size="s"
              variant="ghost"
              icon={<Undo2 className="mr-1 inline [vertical-align:-3px]" size={16} />}
              onClick={onRecall}
            >
              {t('takeBack')}
            </Button>
          )}
        </NotSent>
      )}
    </li>
  );
}

function NotSent({ code, children }: { code: NonNullable<OutgoingMessage['refusal']>; children: ReactNode }) {
  const { t } = useTranslation('messages');
  const problemText = useProblemText();
  return (
    <div className="grid justify-items-end gap-1.5 text-right text-fs-8 text-warn leading-[1.4]" role="alert">
      <p>
        <TriangleAlert className="mr-1 inline [vertical-align:-3px]" size={16} />
        <b>{t('state.notSent')}</b> {mayPassLater(code) ? t('storedHere') : problemText(code)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">{children}</div>
    </div>
  );
}

/** In a list: the time of today, the name of a day of this week, or the date. */
export function shortTime(when: string, now: string, locale: string): string {
  if (relativeDate(when, now).unit === 'today') return clockOf(when);
  const isThisWeek = new Date(now).getTime() - new Date(when).getTime() < (DAYS_WITH_NAMES - 1) * DAY_MS;
  if (!isThisWeek) return formatDayOfYear(when);
  return dateFormat(locale, { ...BERLIN, weekday: 'short' })
    .format(new Date(when))
    .replace(/\.$/, '');
}

/** „Donnerstag, 12. November“, with the year where it is another one. */
export function longDay(when: string, now: string, locale: string): string {
  const isThisYear = toBerlinClock(new Date(when)).getUTCFullYear() === toBerlinClock(new Date(now)).getUTCFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { ...BERLIN, weekday: 'long', day: 'numeric', month: 'long', ...year }).format(
    new Date(when),
  );
}
