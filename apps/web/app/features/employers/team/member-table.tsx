import type { Team, TeamInvitation, TeamMember } from '@stellenvisite/contract/employers/team.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleCheck, Ellipsis, Mail, MailX } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { EMPLOYER_HOME } from '../area/shared/employer-page.ts';
import { RoleSelect } from './role-select.tsx';
import { useTeamChange } from './use-team.ts';

type EndDialogProps = { member: TeamMember; onClose: () => void };

type MemberTableProps = { team: Team; asOf: string };

/** Everybody of the team, and who was invited and has not come yet. On a phone each is a block of its own. */
export function MemberTable({ team, asOf }: MemberTableProps) {
  const { t } = useTranslation('team');
  const headingId = useId();
  const [ending, setEnding] = useState<TeamMember>();
  const invited = team.invitations.filter(({ state }) => state !== 'proposed' || team.role !== 'owner');
  return (
    <section className="bg-sheet border border-line rounded-sheet" aria-labelledby={headingId}>
      <header className="py-4 px-5">
        <h2 className="text-fs-5 leading-[1.25]" id={headingId}>
          {t('table.title', { count: team.members.length })}
        </h2>
      </header>
      <table className="w-full border-collapse text-fs-8 text-left max-md:[&_.inp]:min-w-0 max-md:[&_select]:min-w-0">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead className="max-md:hidden">
          <tr className="max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:items-center max-md:py-3.5 max-md:px-5 max-md:border-t max-md:border-t-line">
            <th
              className="p-2 border-t border-t-line h-11 text-ink-2 text-fs-9 font-semibold first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
              scope="col"
            >
              {t('table.person')}
            </th>
            <th
              className="p-2 border-t border-t-line h-11 text-ink-2 text-fs-9 font-semibold first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
              scope="col"
            >
              {t('table.role')}
            </th>
            <th
              className="p-2 border-t border-t-line h-11 text-ink-2 text-fs-9 font-semibold first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
              scope="col"
            >
              {t('table.status')}
            </th>
            <th
              className="p-2 border-t border-t-line h-11 text-ink-2 text-fs-9 font-semibold first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
              scope="col"
            >
              {t('table.lastSeen')}
            </th>
            <th
              className="p-2 border-t border-t-line h-11 text-ink-2 text-fs-9 font-semibold first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
              scope="col"
            >
              <span className="visually-hidden">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {team.members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isOwner={team.role === 'owner'}
              asOf={asOf}
              onEnd={() => setEnding(member)}
            />
          ))}
          {invited.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} isOwner={team.role === 'owner'} />
          ))}
        </tbody>
      </table>
      {ending && <EndDialog member={ending} onClose={() => setEnding(undefined)} />}
    </section>
  );
}

type MemberRowProps = { member: TeamMember; isOwner: boolean; asOf: string; onEnd: () => void };

function MemberRow({ member, isOwner, asOf, onEnd }: MemberRowProps) {
  const { t } = useTranslation('team');
  const { mutate } = useTeamChange();
  const { userId, fullName, email, role, tie, isSelf, lastSeenAt } = member;
  const name = fullName || (email ?? '');
  const mayEnd = isSelf || isOwner;
  return (
    <tr className="max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:items-center max-md:py-3.5 max-md:px-5 max-md:border-t max-md:border-t-line">
      <th
        className="h-16 p-2 border-t border-t-line font-normal first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
        scope="row"
      >
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3 items-center">
          <span
            className={clsx(
              'grid place-items-center flex-none w-9 h-9 rounded-cell font-display font-semibold text-fs-9 leading-none',
              isSelf ? 'bg-marker text-on-marker' : 'bg-sheet-2 text-ink',
            )}
            aria-hidden="true"
          >
            {initialsOf(name)}
          </span>
          <div className="min-w-0 leading-ui wrap-anywhere">
            <b className="block text-fs-8 font-semibold max-md:wrap-anywhere">
              {isSelf ? t('table.self', { name }) : name}
            </b>
            <small className="block text-ink-2 text-fs-9 font-normal max-md:wrap-anywhere">{email}</small>
            {tie !== 'link' && (
              <small className="block text-ink-2 text-fs-9 font-normal max-md:wrap-anywhere">{t(`tie.${tie}`)}</small>
            )}
          </div>
        </div>
      </th>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']">
        {isOwner ? (
          <RoleSelect
            value={role}
            label={t('roleOf', { name })}
            onRole={(given) => mutate({ do: 'changeRole', userId, name, role: given })}
          />
        ) : (
          t(`role.${role}`)
        )}
      </td>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']">
        <Badge kind="good" icon={<CircleCheck size={16} />}>
          {t('status.active')}
        </Badge>
      </td>
      <td
        className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']"
        data-label={t('table.lastSeen')}
      >
        {isSelf ? (
          t('table.now')
        ) : lastSeenAt ? (
          <RelativeTime when={lastSeenAt} asOf={asOf} />
        ) : (
          <span className="text-ink-2">{t('table.never')}</span>
        )}
      </td>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_'] w-14 text-right max-md:absolute max-md:right-2 max-md:top-2">
        {mayEnd && (
          <Menu trigger={<IconButton label={t('actionsOf', { name })} icon={<Ellipsis size={20} />} />}>
            <MenuAction onSelect={onEnd}>
              <button type="button">{t(isSelf ? 'leave.action' : 'remove.action')}</button>
            </MenuAction>
          </Menu>
        )}
      </td>
    </tr>
  );
}

function InvitationRow({ invitation, isOwner }: { invitation: TeamInvitation; isOwner: boolean }) {
  const { t } = useTranslation('team');
  const { mutate } = useTeamChange();
  const { id, email, role, isAccountAddress, state, invitedBy, expiresAt } = invitation;
  const inviter = invitedBy?.isSelf ? t('invited.byYou') : t('invited.by', { name: invitedBy?.name ?? '' });
  return (
    <tr className="max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:items-center max-md:py-3.5 max-md:px-5 max-md:border-t max-md:border-t-line">
      <th
        className="h-16 p-2 border-t border-t-line font-normal first:pl-5 max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:col-span-full"
        scope="row"
      >
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3 items-center">
          <span
            className="grid place-items-center flex-none w-9 h-9 rounded-cell bg-sheet text-ink shadow-[inset_0_0_0_1.5px_var(--ink)] font-display font-semibold text-fs-9 leading-none"
            aria-hidden="true"
          >
            –
          </span>
          <div className="min-w-0 leading-ui wrap-anywhere">
            <b className="block text-fs-8 font-semibold max-md:wrap-anywhere">{email}</b>
            <small className="block text-ink-2 text-fs-9 font-normal max-md:wrap-anywhere">
              {invitedBy ? inviter : t('invited.plain')}
            </small>
            {isAccountAddress && (
              <small className="block text-ink-2 text-fs-9 font-normal max-md:wrap-anywhere">
                {t('address.requested')}
              </small>
            )}
          </div>
        </div>
      </th>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']">
        {isOwner && !isAccountAddress ? (
          <RoleSelect
            value={role}
            label={t('roleOf', { name: email })}
            onRole={(given) => mutate({ do: 'changeInvitation', id, role: given })}
          />
        ) : (
          t(`role.${role}`)
        )}
      </td>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']">
        <Badge icon={state === 'expired' ? <MailX size={16} /> : <Mail size={16} />}>{t(`status.${state}`)}</Badge>
      </td>
      <td
        data-label={t('table.validity')}
        className="num h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_']"
      >
        {expiresAt && t(state === 'expired' ? 'invited.ended' : 'invited.until', { date: formatDate(expiresAt) })}
      </td>
      <td className="h-16 p-2 border-t border-t-line font-normal first:pl-5 nth-2:w-42 nth-[n+3]:whitespace-nowrap max-md:w-auto max-md:h-auto max-md:p-0 max-md:border-0 max-md:min-w-0 max-md:data-label:col-span-full max-md:data-label:text-ink-2 max-md:data-label:text-fs-9 max-md:data-label:empty:hidden max-md:data-label:before:content-[attr(data-label)_':_'] w-14 text-right max-md:absolute max-md:right-2 max-md:top-2">
        {isOwner && (
          <Menu trigger={<IconButton label={t('actionsOf', { name: email })} icon={<Ellipsis size={20} />} />}>
            <MenuAction onSelect={() => mutate({ do: 'resend', id, email })}>
              <button type="button">{t('invited.resend')}</button>
            </MenuAction>
            <MenuAction onSelect={() => mutate({ do: 'revoke', id, email })}>
              <button type="button">{t('invited.revoke')}</button>
            </MenuAction>
          </Menu>
        )}
      </td>
    </tr>
  );
}

/** Asks before somebody is removed, or leaves by their own will. */
function EndDialog({ member, onClose }: EndDialogProps) {
  const { t } = useTranslation('team');
  const { name: employer } = useActingEmployer();
  const errorText = useErrorText();
  const removal = useTeamChange();
  const leaving = useLeave();
  const name = member.fullName || (member.email ?? '');
  const words = member.isSelf ? 'leave' : 'remove';
  const { isPending, error } = member.isSelf ? leaving : removal;
  const end = () => {
    if (isPending) return;
    if (member.isSelf) leaving.mutate();
    else removal.mutate({ do: 'remove', userId: member.userId, name }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${words}.title`, { name, employer })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={end}>
            {t(`${words}.submit`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <p>{t(`${words}.text`, { name, employer })}</p>
      </div>
    </Dialog>
  );
}

function useLeave() {
  const { t } = useTranslation('team');
  const { employerId, name } = useActingEmployer();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/api/employer/team/membership', { params: { query: { employerId } } })),
    onSuccess: async () => {
      void toast(t('leave.done', { employer: name }), { tone: 'good' });
      await navigate(EMPLOYER_HOME);
      await client.invalidateQueries();
    },
  });
}
