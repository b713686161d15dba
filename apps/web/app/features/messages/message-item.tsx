import type { Message } from '@stellenvisite/contract/messages.schema';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, Flag, RotateCw, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileKind, FileName } from '../files/shared/file-row.tsx';
import { Attachment } from './attachment.tsx';
import { clockOf, dayAndMonth, dayKey } from './message-times.ts';
import { mayPassLater, type OutgoingMessage } from './outbox.ts';
import { ProposalCard } from './proposal-card.tsx';
import type { ProposalSeed } from './proposal-dialog.tsx';

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
    <li className={clsx('msg', isOwn && 'msg-own', `msg-${party}`)}>
      <div className="msg-body">
        <p className="visually-hidden">{sender.isYou ? t('you') : (name ?? t(`party.${party}`))}</p>
        {text && <p>{text}</p>}
        {text === '' && files.length === 0 && !proposal && <p className="msg-gone">{t('deletedText')}</p>}
        {files.map((file) => (
          <Attachment key={file.id} file={file} applicationId={applicationId} />
        ))}
        {proposal && <ProposalCard {...{ message, proposal, applicationId, onCounter }} />}
      </div>
      <small>
        {[who, clockOf(sentAt)].filter(Boolean).join(' · ')}
        {isOwn && <ReadMark message={message} />}
        {!isOwn && !sender.isDeleted && (
          <button type="button" className="msg-flag" onClick={() => onReport(id)}>
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
      <span>
        <Check size={16} />
        {t('state.sent')}
      </span>
    );
  const isSameDay = dayKey(readAt) === dayKey(sentAt);
  const when = { date: dayAndMonth(readAt), time: clockOf(readAt) };
  return (
    <span>
      <CheckCheck size={16} />
      {isSameDay ? t('state.readAt', when) : t('state.readOn', when)}
    </span>
  );
}

type OutgoingItemProps = {
  message: OutgoingMessage;
  party: Message['party'];
  onResend: () => void;
  onTakeBack: () => void;
};

/** A message that is not stored yet. */
export function OutgoingItem({ message, party, onResend, onTakeBack }: OutgoingItemProps) {
  const { t } = useTranslation('messages');
  const { text, files, refusal } = message;
  return (
    <li className={clsx('msg msg-own', `msg-${party}`)}>
      <div className="msg-body">
        <p className="visually-hidden">{t('you')}</p>
        {text && <p>{text}</p>}
        {files.map((file) => (
          <span key={file.id} className="msg-file">
            <FileKind>{file.type}</FileKind>
            <b>
              <FileName name={file.name} />
            </b>
          </span>
        ))}
      </div>
      {refusal === null ? (
        <small>
          <span>
            <Clock size={16} />
            {t('state.sending')}
          </span>
        </small>
      ) : (
        <NotSent code={refusal}>
          <Button size="s" variant="secondary" icon={<RotateCw size={16} />} onClick={onResend}>
            {t('resend')}
          </Button>
          {!mayPassLater(refusal) && (
            <Button size="s" variant="ghost" icon={<Undo2 size={16} />} onClick={onTakeBack}>
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
    <div className="msg-failed" role="alert">
      <p>
        <TriangleAlert size={16} />
        <b>{t('state.notSent')}</b> {mayPassLater(code) ? t('keptHere') : problemText(code)}
      </p>
      <div>{children}</div>
    </div>
  );
}
