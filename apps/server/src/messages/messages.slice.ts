import { messageMails } from '@stellenvisite/core/messages/messages.mails';
import { messagesPersonalData } from '@stellenvisite/core/messages/messages.personal-data';
import { noticeUnreadJob } from '@stellenvisite/core/messages/notice-unread';
import { defineSlice } from '../define-slice.ts';
import { messagesRoutes } from './messages.routes.ts';
import { messageTemplatesRoutes } from './templates/message-templates.routes.ts';

export const messagesSlice = defineSlice({
  name: 'messages',
  routes: messagesRoutes,
  jobs: [noticeUnreadJob],
  mails: messageMails,
  personalData: messagesPersonalData,
});

export const messageTemplatesSlice = defineSlice({ name: 'message-templates', routes: messageTemplatesRoutes });
