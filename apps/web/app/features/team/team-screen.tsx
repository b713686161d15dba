import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { RoleRights } from './role-rights.tsx';
import { TeamProposals } from './team-proposals.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import { useTeam } from './use-team.ts';

/** Proposals first, since somebody waits; then who belongs to the team, and what each role may do. */
export function TeamScreen() {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const { data: team, error, refetch, dataUpdatedAt } = useTeam();
  if (!team && error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!team) return <TeamSkeleton />;
  return (
    <>
      <TeamProposals team={team} />
      <div className="tm-grid">
        <div>
          <InviteForm team={team} />
          <MemberTable team={team} asOf={new Date(dataUpdatedAt).toISOString()} />
        </div>
        <RoleRights />
      </div>
    </>
  );
}
