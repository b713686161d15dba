import { forgetMailsJob } from '@stellenvisite/core/mails/forget-mails.job';
import { requeueMailsJob } from '@stellenvisite/core/mails/requeue-mails.job';
import { sendMailJob } from '@stellenvisite/core/mails/send-mail.job';
import { defineSlice } from '../define-slice.ts';

export const mailsSlice = defineSlice({ name: 'mails', jobs: [sendMailJob, requeueMailsJob, forgetMailsJob] });
