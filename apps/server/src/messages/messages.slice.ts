import { messagesPersonalData } from '@stellenvisite/core/messages/messages.personal-data';
import { defineSlice } from '../define-slice.ts';
import { messagesRoutes } from './messages.routes.ts';

export const messagesSlice = defineSlice({
  name: 'messages',
  routes: messagesRoutes,
  personalData: messagesPersonalData,
});
