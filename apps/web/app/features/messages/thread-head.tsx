import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { Ban, ChevronLeft, Ellipsis, Flag, Inbox, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { ApplicationStatusBadge } from '../applications/shared/application-status-badge.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import type { MessagesSide } from './conversation-list.tsx';
import { Monogram } from './monogram.tsx';
import { useOtherName } from './use-other-name.ts';

type ThreadHeadProps = {
  conversation: Conversation;
  side: MessagesSide;
  onBlock: (isBlocked: boolean) => void;
  /** Null where the other side has written nothing. */
  onReport: (() => void) | null;
};

export function ThreadHead({ conversation, side, onBlock, onReport }: ThreadHeadProps) {
  const { party, job } = conversation;
  const name = useOtherName(conversation);
  const isApplicant = party === 'applicant';
  return (
    <header className="msg-head">
      <BackLink base={side.base} />
      <Monogram name={name} party={isApplicant ? 'employer' : 'applicant'} />
      <div className="msg-with">
        <h2 id="thread">{name}</h2>
        <p>
          {isApplicant && job.id ? (
            <Link className="mine-link" to={`/jobs/${job.id}`}>
              {job.title}
            </Link>
          ) : (
            job.title
          )}
        </p>
      </div>
      <ApplicationStatusBadge status={conversation.status} />
      {side.employer && <AssigneeSelect conversation={conversation} {...side.employer} />}
      {side.employer?.mayAssign && <ArchiveButton conversation={conversation} />}
      <ThreadMenu conversation={conversation} onBlock={onBlock} onReport={onReport} />
    </header>
  );
}

/** On a phone, to the row one came from. */
function BackLink({ base }: { base: string }) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { fromList?: boolean } | null; search: string };
  return (
    <Link
      to={{ pathname: base, search }}
      className="icon-btn msg-back"
      aria-label={t('back')}
      onClick={(event) => {
        if (!state?.fromList) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ChevronLeft size={22} />
    </Link>
  );
}

function ThreadMenu({ conversation, onBlock, onReport }: Omit<ThreadHeadProps, 'side'>) {
  const { t } = useTranslation('messages');
  const { applicationId, party, isBlocked } = conversation;
  const isApplicant = party === 'applicant';
  return (
    <Menu trigger={<IconButton label={t('menu.label')} icon={<Ellipsis size={22} />} />}>
      <MenuAction>
        <Link to={`/${isApplicant ? 'dashboard' : 'employer-dashboard'}/bewerbungen/${applicationId}`}>
          <Inbox size={18} />
          {t('menu.application')}
        </Link>
      </MenuAction>
      {isApplicant && (
        <MenuAction onSelect={() => onBlock(!isBlocked)}>
          <button type="button" className={isBlocked ? undefined : 'msg-danger'}>
            {isBlocked ? <Undo2 size={18} /> : <Ban size={18} />}
            {t(isBlocked ? 'menu.unblock' : 'menu.block')}
          </button>
        </MenuAction>
      )}
      {onReport && (
        <MenuAction onSelect={onReport}>
          <button type="button" className="msg-danger">
            <Flag size={18} />
            {t('menu.report')}
          </button>
        </MenuAction>
      )}
    </Menu>
  );
}
