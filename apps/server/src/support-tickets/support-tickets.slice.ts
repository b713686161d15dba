import { removeOldTicketsJob } from '@stellenvisite/core/support-tickets/remove-old-tickets.job';
import { supportTicketsPersonalData } from '@stellenvisite/core/support-tickets/support-tickets.personal-data';
import { defineSlice } from '../define-slice.ts';
import { supportTicketMails } from './support-ticket-mails.ts';
import { supportTicketsRoutes } from './support-tickets.routes.ts';

export const supportTicketsSlice = defineSlice({
  name: 'support-tickets',
  routes: supportTicketsRoutes,
  jobs: [removeOldTicketsJob],
  mails: supportTicketMails,
  personalData: supportTicketsPersonalData,
});
