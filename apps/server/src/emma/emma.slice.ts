import { deleteOldConversationsJob } from '@stellenvisite/core/emma/delete-old-conversations.job';
import { emmaPersonalData } from '@stellenvisite/core/emma/emma.personal-data';
import { defineSlice } from '../define-slice.ts';
import { emmaRoutes } from './emma.routes.ts';
import { emmaMails } from './emma-mails.ts';

export const emmaSlice = defineSlice({
  name: 'emma',
  routes: emmaRoutes,
  jobs: [deleteOldConversationsJob],
  mails: emmaMails,
  personalData: emmaPersonalData,
});
