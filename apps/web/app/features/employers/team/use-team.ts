import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { Team } from '@stellenvisite/contract/employers/team.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';

function useTeamQuery() {
  const { employerId } = useActingEmployer();
  return $api.queryOptions('get', '/api/employer/team', { params: { query: { employerId } } });
}

/** The team of the employer the person acts for; a change by somebody else is there at once. */
export function useTeam() {
  const options = useTeamQuery();
  const client = useQueryClient();
  useLiveEvent('team.changed', () => void client.invalidateQueries({ queryKey: options.queryKey }));
  const { employerId } = useActingEmployer();
  return $api.useQuery('get', '/api/employer/team', { params: { query: { employerId } } });
}

/** The changes to a team. Each answers the whole team, which is then shown. */
export type TeamChange =
  | { do: 'invite'; email: string; role: TeamRole }
  | { do: 'askAddress'; email: string }
  | { do: 'clearAddress' }
  | { do: 'confirmInvitation' | 'changeInvitation'; id: string; role: TeamRole }
  | { do: 'resend' | 'revoke'; id: string; email: string }
  | { do: 'confirmProposal' | 'changeRole'; userId: string; name: string; role: TeamRole }
  | { do: 'refuseProposal' | 'remove'; userId: string; name: string };

export function useTeamChange() {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { employerId } = useActingEmployer();
  const { queryKey } = useTeamQuery();
  return useMutation({
    mutationFn: (change: TeamChange) => send(change, employerId),
    onSuccess: (team, change) => {
      client.setQueryData(queryKey, team);
      void toast(t(`done.${change.do}`, { ...change, role: 'role' in change ? t(`role.${change.role}`) : '' }), {
        tone: 'good',
      });
    },
    onError: (error, change) => {
      // The forms say themselves what is wrong with the address.
      if (change.do !== 'invite' && change.do !== 'askAddress')
        void toast(t('failed'), { description: errorText(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

function send(change: TeamChange, employerId: string): Promise<Team> {
  const query = { employerId };
  switch (change.do) {
    case 'invite': {
      const { email, role } = change;
      return dataOf(api.POST('/api/employer/team/invitations', { params: { query }, body: { email, role } }));
    }
    case 'askAddress':
      return dataOf(
        api.PUT('/api/employer/team/account-address', { params: { query }, body: { email: change.email } }),
      );
    case 'clearAddress':
      return dataOf(api.DELETE('/api/employer/team/account-address', { params: { query } }));
    case 'confirmInvitation': {
      const params = { path: { id: change.id } };
      const body = { role: change.role };
      return dataOf(api.POST('/api/employer/team/invitations/{id}/confirmation', { params, body }));
    }
    case 'changeInvitation': {
      const params = { path: { id: change.id } };
      return dataOf(api.PATCH('/api/employer/team/invitations/{id}', { params, body: { role: change.role } }));
    }
    case 'resend':
      return dataOf(api.POST('/api/employer/team/invitations/{id}/mails', { params: { path: { id: change.id } } }));
    case 'revoke':
      return dataOf(api.DELETE('/api/employer/team/invitations/{id}', { params: { path: { id: change.id } } }));
    case 'confirmProposal': {
      const params = { query, path: { userId: change.userId } };
      const body = { role: change.role };
      return dataOf(api.POST('/api/employer/team/proposals/{userId}/confirmation', { params, body }));
    }
    case 'refuseProposal': {
      const params = { query, path: { userId: change.userId } };
      return dataOf(api.DELETE('/api/employer/team/proposals/{userId}', { params }));
    }
    case 'changeRole': {
      const params = { query, path: { userId: change.userId } };
      return dataOf(api.PATCH('/api/employer/team/members/{userId}', { params, body: { role: change.role } }));
    }
    case 'remove': {
      const params = { query, path: { userId: change.userId } };
      return dataOf(api.DELETE('/api/employer/team/members/{userId}', { params }));
    }
  }
}
