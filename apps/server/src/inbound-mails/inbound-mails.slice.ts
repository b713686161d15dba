import { defineSlice } from '../define-slice.ts';
import { inboundMailsRoutes } from './inbound-mails.routes.ts';

export const inboundMailsSlice = defineSlice({ name: 'inbound-mails', routes: inboundMailsRoutes });
