import { messagesPersonalData } from '@stellenvisite/core/messages/messages.personal-data';
import { noticeUnreadJob } from '@stellenvisite/core/messages/notice-unread.job';
import { defineSlice } from '../define-slice.ts';
import { messageMails } from './message-mails.ts';
import { messagesRoutes } from './messages.routes.ts';

export const messagesSlice = defineSlice({
  name: 'messages',
  routes: messagesRoutes,
  jobs: [noticeUnreadJob],
  mails: messageMails,
  personalData: messagesPersonalData,
});
