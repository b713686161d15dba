import { deleteOldMailsJob } from '@stellenvisite/core/mails/delete-old-mails.job';
import { mailsPersonalData } from '@stellenvisite/core/mails/mails.personal-data';
import { requeueMailsJob } from '@stellenvisite/core/mails/requeue-mails.job';
import { sendMailJob } from '@stellenvisite/core/mails/send-mail.job';
import { defineSlice } from '../define-slice.ts';
import { mailViewerRoutes } from './mail-viewer.routes.ts';

export const mailsSlice = defineSlice({
  name: 'mails',
  routes: async (app, { config }) => {
    if (config.mailViewer) await app.register(mailViewerRoutes);
  },
  jobs: [sendMailJob, requeueMailsJob, deleteOldMailsJob],
  personalData: mailsPersonalData,
});
