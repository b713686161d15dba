import { removeOldErrorReportsJob } from '@stellenvisite/core/support/error-reports/act-on-error-reports';
import { reportMails } from '@stellenvisite/core/support/reports/reports.mails';
import { reportsPersonalData } from '@stellenvisite/core/support/reports/reports.personal-data';
import { removeOldTicketsJob } from '@stellenvisite/core/support/tickets/manage-tickets';
import { supportTicketMails } from '@stellenvisite/core/support/tickets/support-tickets.mails';
import { supportTicketsPersonalData } from '@stellenvisite/core/support/tickets/support-tickets.personal-data';
import { defineSlice } from '../define-slice.ts';
import { errorReportsRoutes } from './error-reports/error-reports.routes.ts';
import { inboundMailsRoutes } from './inbound-mails/inbound-mails.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { supportTicketsRoutes } from './tickets/support-tickets.routes.ts';

export const errorReportsSlice = defineSlice({
  name: 'error-reports',
  routes: errorReportsRoutes,
  jobs: [removeOldErrorReportsJob],
});

export const inboundMailsSlice = defineSlice({ name: 'inbound-mails', routes: inboundMailsRoutes });

export const reportsSlice = defineSlice({
  name: 'reports',
  routes: reportsRoutes,
  mails: reportMails,
  personalData: reportsPersonalData,
});

export const supportTicketsSlice = defineSlice({
  name: 'support-tickets',
  routes: supportTicketsRoutes,
  jobs: [removeOldTicketsJob],
  mails: supportTicketMails,
  personalData: supportTicketsPersonalData,
});
