import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ConversationList, type MessagesSide } from './conversation-list.tsx';
import { Thread } from './thread.tsx';
import { useLiveMessages } from './use-conversations.ts';
import { useOutbox } from './use-outbox.ts';

type MessagesScreenProps = MessagesSide & { accountId: string; applicationId: string | undefined };

/** List and thread side by side; on a phone the one or the other. */
export function MessagesScreen({ accountId, applicationId, ...side }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const outbox = useOutbox(accountId);
  useLiveMessages();
  return (
    <div className={clsx('msgs', applicationId && 'msgs-open')}>
      <ConversationList {...side} currentId={applicationId} />
      {applicationId ? (
        <Thread applicationId={applicationId} side={side} outbox={outbox} />
      ) : (
        <p className="msg-choose">{t('choose')}</p>
      )}
    </div>
  );
}
