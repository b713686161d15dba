import { deleteOldConversationsJob } from '@stellenvisite/core/assistant/emma/conversations';
import { emmaMails } from '@stellenvisite/core/assistant/emma/emma.mails';
import { emmaPersonalData } from '@stellenvisite/core/assistant/emma/emma.personal-data';
import { defineSlice } from '../define-slice.ts';
import { emmaRoutes } from './emma/emma.routes.ts';
import { textProposalsRoutes } from './text-proposals/text-proposals.routes.ts';

export const emmaSlice = defineSlice({
  name: 'emma',
  routes: emmaRoutes,
  jobs: [deleteOldConversationsJob],
  mails: emmaMails,
  personalData: emmaPersonalData,
});

export const textProposalsSlice = defineSlice({ name: 'text-proposals', routes: textProposalsRoutes });
