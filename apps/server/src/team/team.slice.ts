import { deleteExpiredInvitationsJob } from '@stellenvisite/core/team/delete-expired-invitations.job';
import { teamPersonalData } from '@stellenvisite/core/team/team.personal-data';
import { defineSlice } from '../define-slice.ts';
import { teamRoutes } from './team.routes.ts';
import { teamInvitationsRoutes } from './team-invitations.routes.ts';
import { teamMails } from './team-mails.ts';

export const teamSlice = defineSlice({
  name: 'team',
  routes: async (app) => {
    await app.register(teamRoutes);
    await app.register(teamInvitationsRoutes);
  },
  jobs: [deleteExpiredInvitationsJob],
  mails: teamMails,
  personalData: teamPersonalData,
});
