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
    <section className="tm-proposals" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('proposals.title', { count })}</h2>
      <ul>
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
    <li>
      <span className="tm-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="tm-who">
        <b>{name}</b>
        <small>{note}</small>
      </div>
      <RoleSelect value={role} onRole={setRole} label={t('roleOf', { name })} />
      <Button loading={isPending} onClick={() => mutate(yes(role))}>
        {t('proposals.admit')}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate(no)}>
        {t('proposals.refuse')}
      </Button>
    </li>
  );
}
