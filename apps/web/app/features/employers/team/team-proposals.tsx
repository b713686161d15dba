import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { Team } from '@stellenvisite/contract/employers/team.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { RoleSelect } from './role-select.tsx';
import { useTeamChange } from './use-team.ts';

/** Lists join requests by mail domain and proposals of recruiters; an owner accepts them with a role, or declines. */
export function TeamProposals({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const headingId = useId();
  const proposed = team.invitations.filter(({ state }) => state === 'proposed');
  const count = team.proposals.length + proposed.length;
  if (count === 0 || team.role !== 'owner') return null;
  return (
    <section
      className="relative isolate mb-8 pt-3 pb-3.5 px-3.5 before:absolute before:-z-1 before:top-0 before:-bottom-[2px] before:-right-[8px] before:-left-[4px] before:bg-marker before:rounded-[6px_18px_10px_14px_/_10px_8px_18px_8px] before:rotate-[-0.15deg] max-md:-mx-1 max-md:[&_li>.inp]:col-span-full"
      aria-labelledby={headingId}
    >
      <h2 className="pb-2.5 px-1 text-fs-5 text-on-marker" id={headingId}>
        {t('proposals.title', { count })}
      </h2>
      <ul className="overflow-hidden bg-sheet rounded-control">
        {team.proposals.map(({ userId, fullName, email, proposedAt }) => (
          <Proposal
            key={userId}
            name={fullName || (email ?? '')}
            note={t('proposals.byDomain', { email, date: formatDate(proposedAt) })}
            initialRole="viewer"
            yes={(role) => ({ do: 'confirmProposal', userId, name: fullName, role })}
            no={{ do: 'refuseProposal', userId, name: fullName }}
          />
        ))}
        {proposed.map(({ id, email, role, invitedBy, createdAt }) => (
          <Proposal
            key={id}
            name={email}
            note={t(invitedBy ? 'proposals.byColleague' : 'proposals.byFormer', {
              name: invitedBy?.name,
              date: formatDate(createdAt),
            })}
            initialRole={role}
            yes={(given) => ({ do: 'confirmInvitation', id, role: given })}
            no={{ do: 'revoke', id, email }}
          />
        ))}
      </ul>
    </section>
  );
}

type Change = Parameters<ReturnType<typeof useTeamChange>['mutate']>[0];
type ProposalProps = {
  name: string;
  note: string;
  initialRole: TeamRole;
  yes: (role: TeamRole) => Change;
  no: Change;
};

function Proposal({ name, note, initialRole, yes, no }: ProposalProps) {
  const { t } = useTranslation('team');
  const [role, setRole] = useState(initialRole);
  const { mutate, isPending } = useTeamChange();
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_10.5rem_auto_auto] gap-3 items-center py-3 px-4 text-fs-8 leading-[1.4] not-first:border-t not-first:border-t-line max-md:grid-cols-[2.25rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span
        className="grid place-items-center flex-none w-9 h-9 rounded-cell bg-sheet text-ink shadow-[inset_0_0_0_1.5px_var(--ink)] font-display font-semibold text-fs-9 leading-none"
        aria-hidden="true"
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0 leading-ui wrap-anywhere max-md:col-[2/-1]">
        <b className="block text-fs-8 font-semibold">{name}</b>
        <small className="block text-ink-2 text-fs-9 font-normal">{note}</small>
      </div>
      <RoleSelect value={role} onRole={setRole} label={t('roleOf', { name })} />
      <Button className="max-md:first-of-type:col-[1/3]" loading={isPending} onClick={() => mutate(yes(role))}>
        {t('proposals.admit')}
      </Button>
      <Button
        className="max-md:first-of-type:col-[1/3]"
        variant="secondary"
        disabled={isPending}
        onClick={() => mutate(no)}
      >
        {t('proposals.refuse')}
      </Button>
    </li>
  );
}
