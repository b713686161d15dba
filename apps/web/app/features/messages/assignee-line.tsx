import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { initialsOf } from '../../ui/initials.ts';

/** Who of the team takes care of a conversation. */
export function AssigneeLine({ assignee }: { assignee: Conversation['assignee'] }) {
  const { t } = useTranslation('messages');
  const { account } = useSession();
  const isYou = assignee !== null && assignee.userId === account?.id;
  return (
    <p className="conv-care">
      <i className={clsx(isYou && 'conv-care-you', !assignee && 'conv-care-none')} aria-hidden="true">
        {assignee ? initialsOf(assignee.name) : '–'}
      </i>
      {isYou ? t('care.you') : (assignee?.name ?? t('care.nobody'))}
    </p>
  );
}
