import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { clsx } from 'clsx';
import { Ban, CalendarCheck, Check, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';
import { AssigneeLine } from './assignee-line.tsx';
import { shortTime } from './message-times.ts';
import { Monogram } from './monogram.tsx';
import { useOtherName } from './use-other-name.ts';

type ConversationRowProps = { conversation: Conversation; base: string; isCurrent: boolean; asOf: string };

export function ConversationRow({ conversation, base, isCurrent, asOf }: ConversationRowProps) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const { search } = useLocation();
  const { applicationId, party, job, lastMessage, unread, closure, isBlocked, hasOpenDates } = conversation;
  const name = useOtherName(conversation);
  return (
    <li className={clsx('conv', isCurrent && 'conv-current', unread > 0 && 'conv-unread')}>
      <Monogram name={name} party={party === 'applicant' ? 'employer' : 'applicant'} isQuiet={closure !== null} />
      <div>
        <p className="conv-head">
          <Link
            to={{ pathname: `${base}/${applicationId}`, search }}
            state={{ fromList: true }}
            aria-current={isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
          {lastMessage && <span className="num">{shortTime(lastMessage.sentAt, asOf, locale)}</span>}
        </p>
        <small>{job.title}</small>
        {lastMessage && <LastMessage last={lastMessage} />}
        {party === 'employer' && <AssigneeLine assignee={conversation.assignee} />}
        {hasOpenDates && (
          <span className="conv-mark conv-dates">
            <CalendarCheck size={16} />
            {t('list.chooseDate')}
          </span>
        )}
        {isBlocked && party === 'applicant' && (
          <span className="conv-mark">
            <Ban size={16} />
            {t('list.blocked')}
          </span>
        )}
        {closure && closure !== 'blocked' && <span className="conv-mark">{t('list.ended')}</span>}
      </div>
      {unread > 0 && (
        <em className="conv-count num">
          <span aria-hidden="true">{unread}</span>
          <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
        </em>
      )}
    </li>
  );
}

function LastMessage({ last }: { last: NonNullable<Conversation['lastMessage']> }) {
  const { t } = useTranslation('messages');
  const { isOwn, readAt, files, hasProposal } = last;
  const others = files > 0 ? t('list.files', { count: files }) : t('deletedText');
  const text = last.text || (hasProposal ? t('list.dates') : others);
  return (
    <p className="conv-text">
      {isOwn && (readAt ? <CheckCheck size={16} /> : <Check size={16} />)}
      <span>{isOwn ? t('list.you', { text }) : text}</span>
    </p>
  );
}
