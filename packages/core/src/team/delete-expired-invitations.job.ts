import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteExpiredInvitations } from './delete-expired-invitations.ts';

export const deleteExpiredInvitationsJob = defineJob({
  name: 'team.delete-expired-invitations',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  handler: deleteExpiredInvitations,
});
