import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import type { Conversation } from '@stellenvisite/contract/messages/messages.schema';
import { clsx } from 'clsx';
import { Archive, ArchiveRestore, Ban, ChevronLeft, Ellipsis, Flag, Inbox, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/forms/select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { ApplicationStatusBadge } from '../jobs/display/apply/application-status-badge.tsx';
import { type MessagesSide, useOtherName } from './conversation-list.tsx';
import { Monogram } from './monogram.tsx';
import { useRefreshMessages } from './use-conversations.ts';

type AssigneeSelectProps = { conversation: Conversation; employerId: string; mayAssign: boolean };

const NOBODY = '';

type ThreadHeadProps = {
  conversation: Conversation;
  side: MessagesSide;
  onBlock: (isBlocked: boolean) => void;
  /** Null where the other side has written nothing. */
  onReport: (() => void) | null;
};

const CARE = 'flex items-center gap-2 text-fs-8 text-ink-2 max-md:order-1 max-md:flex-[1_0_100%] max-md:pl-2';

export function ThreadHead({ conversation, side, onBlock, onReport }: ThreadHeadProps) {
  const { party, job } = conversation;
  const name = useOtherName(conversation);
  const isApplicant = party === 'applicant';
  return (
    <header
      className={clsx(
        'min-h-18 items-center gap-3 border-line border-b bg-sheet px-6 py-3 max-md:min-h-15 max-md:gap-2.5 max-md:py-2 max-md:pr-(--gutter) max-md:pl-2 max-md:[&_.ap-status]:hidden',
        // The column next to the employer's conversation shows the status.
        side.employer
          ? 'flex max-md:flex-wrap lg:[&_.ap-status]:hidden'
          : 'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:grid-cols-[auto_auto_minmax(0,1fr)_auto]',
      )}
    >
      <BackLink base={side.base} />
      <Monogram name={name} party={isApplicant ? 'employer' : 'applicant'} />
      <div className="min-w-0 flex-[1_1_0]">
        <h2 className="wrap-anywhere text-fs-5 leading-[1.25]" id="thread">
          {name}
        </h2>
        <p className="text-fs-8 text-ink-2 leading-[1.4] max-md:overflow-hidden max-md:text-ellipsis max-md:whitespace-nowrap">
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
      className="icon-btn md:hidden"
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
    <Menu trigger={<IconButton className="last:-mr-2.5" label={t('menu.label')} icon={<Ellipsis size={22} />} />}>
      <MenuAction>
        <Link to={`/${isApplicant ? 'dashboard' : 'employer-dashboard'}/bewerbungen/${applicationId}`}>
          <Inbox size={18} />
          {t('menu.application')}
        </Link>
      </MenuAction>
      {isApplicant && (
        <MenuAction onSelect={() => onBlock(!isBlocked)}>
          <button type="button" className={isBlocked ? undefined : 'text-warn'}>
            {isBlocked ? <Undo2 size={18} /> : <Ban size={18} />}
            {t(isBlocked ? 'menu.unblock' : 'menu.block')}
          </button>
        </MenuAction>
      )}
      {onReport && (
        <MenuAction onSelect={onReport}>
          <button type="button">
            <Flag size={18} />
            {t('menu.report')}
          </button>
        </MenuAction>
      )}
    </Menu>
  );
}

/** Puts a conversation away for the whole team, or takes it up again. */
function ArchiveButton({ conversation: { applicationId, isArchived } }: { conversation: Conversation }) {
  const { t } = useTranslation('messages', { keyPrefix: 'archive' });
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const notifyWhenDone = (done: string) => ({
    onSuccess: () => {
      refresh();
      void toast(done);
    },
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  });
  const archive = $api.useMutation('put', '/api/applications/{id}/messages/archive', notifyWhenDone(t('done')));
  const restore = $api.useMutation('delete', '/api/applications/{id}/messages/archive', notifyWhenDone(t('restored')));
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <IconButton
      className="last:-mr-2.5"
      label={t(isArchived ? 'restore' : 'put')}
      icon={<Icon size={22} />}
      aria-disabled={archive.isPending || restore.isPending}
      onClick={() => (isArchived ? restore : archive).mutate({ params: { path: { id: applicationId } } })}
    />
  );
}

/** Gives the conversation to somebody of the team who may answer it. Those who only read see who it is. */
function AssigneeSelect({ conversation, employerId, mayAssign }: AssigneeSelectProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const id = useId();
  const { data: team } = $api.useQuery(
    'get',
    '/api/employer/team',
    { params: { query: { employerId } } },
    { enabled: mayAssign },
  );
  const { mutate, isPending, variables } = $api.useMutation('put', '/api/applications/{id}/messages/assignee', {
    onSuccess: refresh,
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const { applicationId, assignee } = conversation;
  if (!mayAssign)
    return (
      <p className={clsx(CARE, 'leading-[1.4] max-md:overflow-hidden max-md:text-ellipsis max-md:whitespace-nowrap')}>
        {t('care.label')} <b className="text-ink">{assignee?.name ?? t('care.nobody')}</b>
      </p>
    );
  const members = (team?.members ?? []).filter(({ role }) => mayInTeam(role, 'message.write'));
  const isMissing = assignee !== null && !members.some(({ userId }) => userId === assignee.userId);
  const shown = isPending ? variables.body.userId : assignee?.userId;
  return (
    <div className={CARE}>
      <label htmlFor={id}>{t('care.label')}</label>
      <Select
        id={id}
        size="s"
        className="max-w-56 max-md:max-w-none max-md:flex-1"
        value={shown ?? NOBODY}
        onChange={({ target }) =>
          mutate({ params: { path: { id: applicationId } }, body: { userId: target.value || null } })
        }
        options={[
          { value: NOBODY, label: t('care.nobody') },
          ...members.map(({ userId, fullName, email, isSelf }) => ({
            value: userId,
            label: isSelf ? t('care.self', { name: fullName || email }) : fullName || email || '',
          })),
          ...(isMissing ? [{ value: assignee.userId, label: assignee.name }] : []),
        ]}
      />
    </div>
  );
}
